import type { Estimate } from '#contract/estimates.ts';
import { gatherSmallParts, Waterfall } from '#frontend/features/charts/waterfall.tsx';
import { toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { useCounties } from '#frontend/features/places/counties.ts';
import { type Baseline, formatContribution, formatReference } from './contributions.ts';
import { contributionTexts as texts } from './premium-details.texts.ts';

export interface WaterfallProps {
  estimate: Estimate;
  /** Applicant whose premium the contributions start from. */
  baseline: Baseline;
}

/** Contributions of the answers, from the baseline to the applicant's own premium. */
export function ContributionWaterfall({ estimate, baseline: origin }: WaterfallProps) {
  const { input_data: answers, baseline, contributions } = estimate;
  useCounties('county' in answers);
  return (
    <Waterfall
      caption={origin.isAverage ? texts.fromAverage : texts.fromTypical}
      directionTexts={texts}
      first={{ label: origin.label, note: origin.answers, amount: baseline }}
      last={{ label: texts.you, amount: estimate.predicted_premium }}
      parts={gatherSmallParts(
        estimate.predicted_premium,
        contributions.map((contribution) => {
          const { label, answer } = formatContribution(contribution, answers);
          const note = [answer, formatReference(contribution, origin)].filter(Boolean).join('; ');
          // An answer without an effect is listed by its plain label.
          return contribution.amount === 0
            ? { label: toAnswerLabel(contribution.feature), note, amount: 0 }
            : { label, note, amount: contribution.amount };
        }),
      )}
    />
  );
}
