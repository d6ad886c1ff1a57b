import { useCallback, useId, useMemo, useState } from 'react';
import type { InsuranceType } from '#contract/insurance-answers.ts';
import { type Answers, type AnswerValue, changeAnswer } from '#frontend/features/estimates/answers.ts';
import { readUnits } from '#frontend/features/estimates/measurement-units.ts';
import { type Questions, questions } from '#frontend/features/estimates/questions.ts';
import { buildSliders, omitUnpriced, type Slider } from './sliders.ts';

/** Answers of an estimate, and those that they are changed to. */
export interface ChangedAnswers {
  /** Prefix of the controls' ids. */
  id: string;
  asked: Questions;
  original: Answers;
  answers: Answers;
  isChanged: boolean;
  sliders: readonly Slider[];
  /** Answer of the curve's axis: the last one that was changed, or a chosen one. */
  axis: Slider;
  showCurve: (field: string) => void;
  /** Sets an answer, or with an empty one removes it. */
  change: (field: string, value: AnswerValue) => void;
  reset: () => void;
}

export function useChangedAnswers(insuranceType: InsuranceType, original: Answers): ChangedAnswers {
  const asked = useMemo(() => omitUnpriced(questions[insuranceType]), [insuranceType]);
  const [answers, setAnswers] = useState(original);
  const id = useId();
  const [sliders] = useState(() => buildSliders(asked, answers, readUnits(), new Date().getFullYear()));
  // Every insurance type has a question with a slider.
  const [axis, setAxis] = useState(sliders[0] as Slider);
  const showCurve = useCallback(
    (field: string) => setAxis((shown) => sliders.find((slider) => slider.field === field) ?? shown),
    [sliders],
  );
  const change = useCallback(
    (field: string, value: AnswerValue) => {
      setAnswers((current) => changeAnswer(asked, current, field, value));
      showCurve(field);
    },
    [asked, showCurve],
  );
  const reset = () => {
    // The button is disabled without a change.
    document.getElementById(`${id}${sliders[0]?.field}`)?.focus();
    setAnswers(original);
  };
  const isChanged = answers !== original;
  return { id, asked, original, answers, isChanged, sliders, axis, showCurve, change, reset };
}

/** Answers whose prices are loaded: while those of another state are loading, the figures stay as they are. */
export function usePricedAnswers(answers: Answers, prices: 'loading' | 'loaded' | 'missing'): Answers {
  const [priced, setPriced] = useState(answers);
  if (priced === answers || prices === 'loading') return priced;
  setPriced(answers);
  return answers;
}
