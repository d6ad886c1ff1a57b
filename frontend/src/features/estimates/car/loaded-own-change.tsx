import type { CarAnswers } from '#contract/car-answers.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { createOptional } from '#frontend/api/loaded-content.tsx';
import { loadEvaluator } from '#frontend/features/places/device-estimate.ts';
import { loadCarFacts } from './facts.ts';

interface LoadedOwnChangeProps {
  /** Answers that the driver pays for now. */
  paid: CarAnswers;
  answers: CarAnswers;
}

/** What a driver's own price would become with other answers, on pages that have not loaded what prices it. */
export const LoadedOwnChange = createOptional<LoadedOwnChangeProps>(async () => {
  const [{ OwnChange }, facts, evaluator] = await Promise.all([
    loadCode(() => import('./own-change.tsx')),
    loadCarFacts(),
    loadEvaluator('car'),
  ]);
  return ({ paid, answers }) => (
    <OwnChange estimate={{ input_data: paid }} evaluator={evaluator} facts={facts} answers={answers} />
  );
});
