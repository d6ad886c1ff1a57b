import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './field.module.css';
import { type FieldTexts, LabelledControl, toControlProps } from './field.tsx';
import { toSearchable } from './format.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface ComboboxFieldProps extends FieldTexts {
  options: readonly Option[];
  /** Value of the selected option; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Message for a text that is in no option. */
  noMatch: (text: string) => string;
}

/** Options that contain a text, those that start with it first. */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = toSearchable(text);
  const found = options.filter(({ label }) => toSearchable(label).includes(wanted));
  const isFirst = ({ label }: Option) => toSearchable(label).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

/** Text field that searches a list of options (ARIA's combobox with a list box). */
export function ComboboxField({ options, value, onChange, noMatch, ...texts }: ComboboxFieldProps) {
  const selected = options.find((option) => option.value === value)?.label ?? '';
  /** Text while it is edited. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const { name } = texts;
  const text = typed ?? selected;
  const found = filterOptions(options, typed ?? '');
  const isUnknown = typed !== undefined && typed.trim() !== '' && found.length === 0;

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function select(option: Option): void {
    onChange(option.value);
    setTyped(undefined);
    setIsOpen(false);
  }

  function edit(entered: string): void {
    setTyped(entered);
    setIsOpen(true);
    setActive(entered.trim() === '' ? -1 : 0);
    if (value !== '') onChange('');
  }

  /** Keeps a text that is in no option, so that it can be corrected; any other ends as an option or empty. */
  function leave(): void {
    setIsOpen(false);
    if (typed === undefined || isUnknown) return;
    const exact = found.find(({ label }) => toSearchable(label) === toSearchable(typed));
    const option = found.length === 1 ? found[0] : exact;
    if (typed.trim() === '') setTyped(undefined);
    else if (option) select(option);
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

  const isUnselected = !isOpen && value === '' && text.trim() !== '';
  const message = isUnknown || isUnselected ? noMatch(text.trim()) : undefined;
  const described = { ...texts, note: message ?? texts.note };
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
          aria-activedescendant={
            isOpen && found[active] ? `${name}-option-${found[active].value}` : undefined
          }
          value={text}
          onChange={({ target }) => edit(target.value)}
          onClick={() => setIsOpen(true)}
          onKeyDown={handleKey}
          onBlur={leave}
        />
        <div
          ref={list}
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
                role="option"
                tabIndex={-1}
                id={`${name}-option-${option.value}`}
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
      <span role="status" className="visually-hidden">
        {isOpen && !isUnknown ? `${found.length} found` : message}
      </span>
    </LabelledControl>
  );
}
