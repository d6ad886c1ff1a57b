import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatLink, parseLink } from '#frontend/features/household/household-link.ts';
import type { HouseholdPrices } from '#frontend/features/plans/household-prices.ts';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { prefix } from '#frontend/ui/language.ts';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { sendTexts as texts } from './about-estimate.texts.ts';
import styles from './result.module.css';

/** Formats the link of prices; undefined without a marketplace, and for a household that could not be read again. */
export function toLink({ household, priced, territory, year }: HouseholdPrices): string | undefined {
  if (!household || territory) return undefined;
  const { state, county, zip3 } = priced.input_data;
  const fragment = formatLink({ place: { state, county, zip3 }, household, plan_year: year });
  if (typeof parseLink(fragment) === 'string') return undefined;
  return location.origin + prefix + paths.healthEstimate + fragment;
}

interface SendOptionsProps {
  /** Address of the prices. */
  link?: string | undefined;
  summary: string;
  /** Closes the dialog: its content is neither printed nor above the page once something is copied. */
  onDone: () => void;
}

/** Buttons that copy the link or the summary, or print the page. Without permission to copy, they show the text, selected. */
export function SendOptions({ link, summary, onDone }: SendOptionsProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<{ label: string; text: string }>();

  async function copy(text: string, { copied, refused: label }: typeof texts.link) {
    try {
      // Pages that are not served over HTTPS have no clipboard; the access then throws too.
      await navigator.clipboard.writeText(text);
      onDone();
      showSuccess(copied);
    } catch {
      // The text field must be in the document before its text can be selected.
      flushSync(() => setRefused({ label, text }));
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <>
      {link && (
        <div>
          <p id={`${id}-holds`}>{texts.linkHolds}</p>
          <Fold title={texts.contents}>
            <p>{texts.about}</p>
          </Fold>
        </div>
      )}
      <div className="row">
        {link && (
          <Button variant="primary" aria-describedby={`${id}-holds`} onClick={() => copy(link, texts.link)}>
            {texts.link.copy}
          </Button>
        )}
        <Button onClick={() => copy(summary, texts.summary)}>{texts.summary.copy}</Button>
        <Button
          onClick={() => {
            flushSync(onDone);
            print();
          }}
        >
          {texts.print}
        </Button>
      </div>
      {refused && (
        <div className={`${styles.copied} stack-8`}>
          <label htmlFor={id}>{refused.label}</label>
          <textarea ref={field} id={id} readOnly rows={6} value={refused.text} />
        </div>
      )}
    </>
  );
}
