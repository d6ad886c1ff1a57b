import { useEffect, useState } from 'react';
import type { CurvePoint } from '#contract/estimates.ts';
import type { Estimate, InsuranceAnswers, InsuranceType } from '#contract/predictions.ts';
import { type Failure, toFailure } from '#frontend/api/failure.ts';
import type { Answers } from '#frontend/features/predictions/answers.ts';
import { requestEstimate, type Vary } from '#frontend/features/predictions/requests.ts';

/** Wait after a change, so that a moving slider sends few of the 300 requests a minute that the API allows. */
const delayMs = 120;

/** Curve over one answer, with the {@link toKeyWithout} of the other ones. */
export interface Curve {
  readonly field: string;
  readonly key: string;
  readonly points: readonly CurvePoint[];
}

interface LiveEstimate {
  readonly original?: Estimate;
  readonly estimate?: Estimate;
  readonly curve?: Curve | undefined;
  readonly failure?: Failure;
  readonly pending: boolean;
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
  const [live, setLive] = useState<LiveEstimate>({ pending: true });
  const [round, setRound] = useState(0);
  const [first] = useState(answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round requests the estimate again.
  useEffect(() => {
    const controller = new AbortController();
    const { field } = vary;
    const key = toKeyWithout(answers, field);
    setLive((current) => ({ ...current, pending: true }));
    const { signal } = controller;
    const request = (input_data: Answers, curve?: Vary) =>
      requestEstimate({ insurance_type, input_data } as InsuranceAnswers, { vary: curve, signal });
    const load = async (): Promise<LiveEstimate> => {
      const { curve: points, ...estimate } = await request(
        answers,
        key === live.curve?.key ? undefined : vary,
      );
      // The first answers may change before their estimate arrives.
      const original = live.original ?? (answers === first ? estimate : await request(first));
      return { original, estimate, curve: points ? { field, key, points } : live.curve, pending: false };
    };
    const send = () =>
      load().then(
        (loaded) => {
          if (!signal.aborted) setLive(loaded);
        },
        (error: unknown) => {
          if (signal.aborted) return;
          const failure = toFailure(error, 'The estimate could not be updated');
          setLive((current) => ({ ...current, failure, pending: false }));
        },
      );
    const timer = setTimeout(send, live.original ? delayMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [insurance_type, answers, vary, round]);

  return { ...live, retry: () => setRound(round + 1) };
}
