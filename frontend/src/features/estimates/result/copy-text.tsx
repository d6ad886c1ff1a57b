import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatLink, parseLink } from '#frontend/features/household/household-link.ts';
import type { HouseholdPrices } from '#frontend/features/plans/household-prices.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { paths } from '#frontend/paths.ts';
import { Button } from '#frontend/ui/button.tsx';
import { prefix } from '#frontend/ui/language.ts';
import { showSuccess } from '#frontend/ui/toasts.ts';
import { linkTexts, summaryTexts } from './about-estimate.texts.ts';
import styles from './result.module.css';

/** Link to the prices of the page, with what they depend on; nothing without a household or a marketplace. */
export function CopyLink() {
  const link = toLink(usePlanPrices());
  return link && <CopyText texts={linkTexts} text={link} rows={4} />;
}

/** Formats the link of prices; undefined for a household that could not be read again. */
function toLink({ household, priced, territory, year }: HouseholdPrices): string | undefined {
  if (!household || territory) return undefined;
  const { state, county, zip3 } = priced.input_data;
  const fragment = formatLink({ place: { state, county, zip3 }, household, plan_year: year });
  if (typeof parseLink(fragment) === 'string') return undefined;
  return location.origin + prefix + paths.healthEstimate + fragment;
}

interface CopyTextProps {
  text: string;
  texts: {
    /** Button. */
    copy: string;
    copied: string;
    /** Label of the text, where it could not be copied. */
    refused: string;
    /** Contents of the text, beside the button. */
    about?: string;
  };
  /** Lines of the text field. */
  rows: number;
}

/** Button that copies a text. Without permission to copy, it shows the text, selected. */
function CopyText({ text, texts: { copy, copied, refused, about }, rows }: CopyTextProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function copyText() {
    try {
      // Pages that are not served over HTTPS have no clipboard; the access then throws too.
      await navigator.clipboard.writeText(text);
      setIsRefused(false);
      showSuccess(copied);
    } catch {
      // The text field must be in the document before its text can be selected.
      flushSync(() => setIsRefused(true));
      field.current?.focus();
      field.current?.select();
    }
  }

  return (
    <div className={`${styles.summary} stack-8 screen-only`}>
      <Button aria-describedby={about && `${id}-about`} onClick={copyText}>
        {copy}
      </Button>
      {about && (
        <p id={`${id}-about`} className="measure remark">
          {about}
        </p>
      )}
      {isRefused ? (
        <>
          <label htmlFor={id}>{refused}</label>
          <textarea className="measure" ref={field} id={id} readOnly rows={rows} value={text} />
        </>
      ) : null}
    </div>
  );
}

/** Button that copies a summary of the page. */
export const CopySummary = ({ text }: { text: string }) => (
  <CopyText texts={summaryTexts} text={text} rows={9} />
);
