import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#frontend/ui/button.tsx';
import { showSuccess } from '#frontend/ui/toasts.ts';
import type { Estimate } from './estimate.ts';
import styles from './premium-details.module.css';
import { formatSummary } from './summary.ts';

/** Button that copies a summary of the estimate. Without permission to copy, it shows the text, selected. */
export function CopySummary({ estimate }: { estimate: Estimate }) {
  const summary = formatSummary(estimate);
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [refusals, setRefusals] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal selects the text again.
  useEffect(() => {
    text.current?.focus();
    text.current?.select();
  }, [refusals]);

  async function copy() {
    try {
      // Pages that are not served over HTTPS have no clipboard; the access then throws too.
      await navigator.clipboard.writeText(summary);
      setRefusals(0);
      showSuccess('Summary copied');
    } catch {
      setRefusals((count) => count + 1);
    }
  }

  return (
    <div className={styles.summary}>
      <Button onClick={copy}>Copy summary</Button>
      {refusals > 0 ? (
        <>
          <label htmlFor={id}>The browser did not allow copying. Copy this text:</label>
          <textarea ref={text} id={id} readOnly rows={9} value={summary} />
        </>
      ) : null}
    </div>
  );
}
