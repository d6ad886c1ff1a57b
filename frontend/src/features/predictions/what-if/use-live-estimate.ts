import { useEffect, useRef, useState } from 'react';
import type { InsuranceType } from '#contract/predictions.ts';
import type { CurvePoint } from '#contract/routes/estimates.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import type { Answers } from '#frontend/features/predictions/answers.ts';
import {
  type Estimate,
  type InsuranceAnswers,
  requestEstimate,
  type Vary,
} from '#frontend/features/predictions/requests.ts';

/** Wait after a change, so that a moving slider sends few of the 300 requests a minute that the API allows. */
const delayMs = 120;

/** Curve over one answer. */
export interface Curve {
  readonly field: string;
  readonly points: readonly CurvePoint[];
}

/** Builds a text that is the same for the same answers in any order, except for the answer to one question. */
export function toKeyWithout(answers: Answers, field: string): string {
  const others = Object.entries(answers).filter(([name, value]) => name !== field && value !== undefined);
  return JSON.stringify([field, others.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/**
 * Estimate of answers that change often: a change aborts the previous request, and the last estimate stays
 * until the next response. A curve is requested only when the present one is for other answers.
 * @param answers must be the same object until an answer changes
 */
export function useLiveEstimate(insurance_type: InsuranceType, answers: Answers, vary: Vary) {
  const [original, setOriginal] = useState<Estimate>();
  const [estimate, setEstimate] = useState<Estimate>();
  const [curve, setCurve] = useState<Curve>();
  const [failure, setFailure] = useState<Failure>();
  const [pending, setPending] = useState(true);
  const [round, setRound] = useState(0);
  const curveKey = useRef<string>(undefined);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round requests the estimate again.
  useEffect(() => {
    const controller = new AbortController();
    const key = toKeyWithout(answers, vary.field);
    setPending(true);
    const send = () =>
      requestEstimate({ insurance_type, input_data: answers } as InsuranceAnswers, {
        vary: key === curveKey.current ? undefined : vary,
        signal: controller.signal,
      }).then(
        (response) => {
          if (controller.signal.aborted) return;
          isFirst.current = false;
          if (response.curve) {
            curveKey.current = key;
            setCurve({ field: vary.field, points: response.curve });
          }
          setOriginal((first) => first ?? response);
          setEstimate(response);
          setFailure(undefined);
          setPending(false);
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setFailure(toFailure(error, 'The estimate could not be updated'));
          setPending(false);
        },
      );
    const timer = setTimeout(send, isFirst.current ? 0 : delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [insurance_type, answers, vary, round]);

  return { original, estimate, curve, failure, pending, retry: () => setRound(round + 1) };
}
