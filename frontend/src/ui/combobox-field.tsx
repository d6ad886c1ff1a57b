import { type KeyboardEvent, useState } from 'react';
import { Announcement } from './announcement.tsx';
import styles from './field.module.css';
import { fieldTexts } from './field.texts.ts';
import { type FieldTexts, LabelledControl, toControlProps } from './field.tsx';
import { toSearchable } from './format.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ComboboxFieldProps extends Omit<FieldTexts, 'note'> {
  options: readonly Option[];
  /** Value of the selected option; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Text of which no option has been selected, at first and after each edit; empty once one is selected. */
  unselected: string;
  onEdit: (unselected: string) => void;
  onFocus?: () => void;
  /** Message for a text of which no option is selected, with the options that contain it. */
  describe: (text: string, found: readonly Option[]) => string;
}

/** Letters and digits alone: "f150" is "F-150". */
const toComparable = (text: string) => toSearchable(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Options that contain a text, those that start with it first. */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = toComparable(text);
  const found = options.filter(({ label }) => toComparable(label).includes(wanted));
  const isFirst = ({ label }: Option) => toComparable(label).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

/** Scrolls an option into view when it becomes the active one. */
function reveal(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** Text field that searches a list of options (ARIA's combobox with a list box). */
export function ComboboxField({
  options,
  value,
  onChange,
  unselected,
  onEdit,
  onFocus,
  describe,
  ...texts
}: ComboboxFieldProps) {
  const selected = options.find((option) => option.value === value)?.label ?? '';
  /** Text while it is edited. */
  const [typed, setTyped] = useState<string | undefined>(unselected || undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { name } = texts;
  const text = typed ?? selected;
  // A list has hundreds of options, which the fields beside it don't search at each of their keys.
  const found = isOpen || typed !== undefined ? filterOptions(options, typed ?? '') : [];

  function select(option: Option): void {
    onChange(option.value);
    onEdit('');
    setTyped(undefined);
    setIsOpen(false);
  }

  function edit(entered: string): void {
    setTyped(entered);
    setIsOpen(true);
    setActive(entered.trim() === '' ? -1 : 0);
    if (value !== '') onChange('');
    onEdit(entered.trim());
  }

  /** Selects an option whose whole name was typed. A part of it may mean another place: the text stays. */
  function leave(): void {
    setIsOpen(false);
    if (typed === undefined) return;
    const exact = found.find(({ label }) => toComparable(label) === toComparable(typed));
    if (typed.trim() === '') setTyped(undefined);
    else if (exact) select(exact);
  }

  function move(event: KeyboardEvent, step: number): void {
    event.preventDefault();
    setIsOpen(true);
    setActive(isOpen && found.length > 0 ? (active + step + found.length) % found.length : 0);
  }

  function handleKey(event: KeyboardEvent): void {
    const option = isOpen ? found[active] : undefined;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, active < 0 ? 0 : -1);
    else if (event.key === 'Enter' && option) {
      event.preventDefault();
      select(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setIsOpen(false);
    }
  }

  const isUnselected = value === '' && text.trim() !== '' && (!isOpen || found.length === 0);
  const message = isUnselected ? describe(text.trim(), found) : undefined;
  const described = { ...texts, note: message };
  return (
    <LabelledControl texts={described}>
      <div className={styles.frame}>
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          {...toControlProps(described)}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${name}-options`}
          aria-activedescendant={isOpen && found[active] ? `${name}-option-${active}` : undefined}
          value={text}
          onChange={({ target }) => edit(target.value)}
          onFocus={onFocus}
          onClick={() => setIsOpen(true)}
          onKeyDown={(event) => {
            // Enter ends a composition of East Asian characters.
            if (!event.nativeEvent.isComposing) handleKey(event);
            // While the options load, a sent form would leave out what was typed.
            if (event.key === 'Enter' && options.length === 0 && text.trim() !== '') event.preventDefault();
          }}
          onBlur={leave}
        />
        <div
          role="listbox"
          tabIndex={-1}
          id={`${name}-options`}
          aria-label={String(texts.label)}
          className={styles.options}
          hidden={!isOpen || found.length === 0}
        >
          {isOpen &&
            found.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keyboard.
              <div
                key={option.value}
                ref={index === active ? reveal : undefined}
                role="option"
                tabIndex={-1}
                id={`${name}-option-${index}`}
                aria-selected={index === active}
                // The text field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => select(option)}
              >
                {option.label}
              </div>
            ))}
        </div>
      </div>
      <Announcement text={message ?? (isOpen ? fieldTexts.found(found.length) : '')} />
    </LabelledControl>
  );
}
