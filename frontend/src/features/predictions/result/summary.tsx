import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#frontend/ui/button.tsx';
import { formatMoney } from '#frontend/ui/format.ts';
import { showSuccess } from '#frontend/ui/toasts.ts';
import type { Estimate } from './estimate.ts';
import styles from './premium-details.module.css';
import { disclaimer } from './premium-figures.tsx';
import { formatRangeExplanation } from './range.ts';

/** Button that copies a summary of the estimate. Without permission to copy, it shows the text, selected. */
export function CopySummary({ estimate }: { estimate: Estimate }) {
  const summary = formatSummary(estimate);
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);

  async function copy() {
    try {
      // Pages that are not served over HTTPS have no clipboard; the access then throws too.
      await navigator.clipboard.writeText(summary);
      setIsRefused(false);
      showSuccess('Summary copied');
    } catch {
      // The text field must be in the document before its text can be selected.
      flushSync(() => setIsRefused(true));
      text.current?.focus();
      text.current?.select();
    }
  }

  return (
    <div className={styles.summary}>
      <Button onClick={copy}>Copy summary</Button>
      {isRefused ? (
        <>
          <label htmlFor={id}>The browser did not allow copying. Copy this text:</label>
          <textarea ref={text} id={id} readOnly rows={9} value={summary} />
        </>
      ) : null}
    </div>
  );
}

/** Formats what the figures rest on and what they leave out. */
export function formatBasis({ insurance_type: insuranceType, market, model_version }: Estimate): string {
  if (market === undefined) {
    return `An earlier model (${model_version}) made this estimate. Its figures have not changed since; a new prediction uses the prices of 2026.`;
  }
  return insuranceType === 'health'
    ? `Both figures are for the ${market.basis}, at prices of 2026 (plans for 2027 are already on sale). They do not account for tobacco use, another plan or a particular insurer. Marketplace insurers may price by age, place and tobacco use only.`
    : 'Both figures are based on the average premiums of 2023 (NAIC), raised to prices of August 2026. They do not account for your insurer, your address or your exact car.';
}

/** Formats an estimate as one paragraph of plain text: figure, range, market price, basis and disclaimer. */
export function formatSummary(estimate: Estimate): string {
  const { insurance_type: insuranceType, predicted_premium: premium, range, market } = estimate;
  const figure = `Premia ${insuranceType} insurance estimate: ${formatMoney(premium)} a year`;
  const ending = [formatBasis(estimate), disclaimer];
  if (market === undefined) {
    return [`${figure}.`, formatRangeExplanation('earlier model', range), ...ending].join(' ');
  }
  const isHealth = insuranceType === 'health';
  const marketName = isHealth
    ? 'Marketplace price at this age, before tax credits'
    : `Average for an insured car in ${market.basis}`;
  return [
    isHealth ? `${figure} if insurers could price health.` : `${figure}.`,
    formatRangeExplanation(`${insuranceType} premium`, range),
    `${marketName}: ${formatMoney(market.premium)} a year.`,
    ...ending,
  ].join(' ');
}
