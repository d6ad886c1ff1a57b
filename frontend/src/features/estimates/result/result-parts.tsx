import { type ReactNode, useContext, useState } from 'react';
import type { Estimate } from '#contract/estimates.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { type Answers, formatAnswer, toAnswerLabel } from '#frontend/features/estimates/answers.ts';
import { allQuestions } from '#frontend/features/estimates/questions.ts';
import { resultTexts } from '#frontend/features/estimates/result/result.texts.ts';
import { whatIfTexts } from '#frontend/features/estimates/what-if/what-if.texts.ts';
import { loadWhatIf } from '#frontend/features/estimates/what-if/what-if-code.ts';
import { loadEvaluatorFor } from '#frontend/features/places/device-estimate.ts';
import type { Evaluator } from '#frontend/features/places/evaluator.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Card, Message } from '#frontend/ui/content.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { warningTexts } from '#functions/pricing/texts/en.ts';
import { ContributionWaterfall, type WaterfallProps } from './contribution-waterfall.tsx';
import { EstimatedPremium } from './estimated-premium.tsx';
import { PageParts } from './page-parts.ts';
import { contributionTexts, detailTexts } from './premium-details.texts.ts';
import styles from './result.module.css';
import { loadAboutEstimate, Send } from './send.tsx';

interface FirstScreenProps {
  estimate: Estimate;
  /** Facts that the prices are for. */
  facts: ReactNode;
  /** What would be charged. */
  tiles: ReactNode;
  /** Applicant whose premium the reasons start from. */
  baseline: WaterfallProps['baseline'];
}

/** First screen of a result: what would be charged, the estimated premium with its disclaimer and reasons, and the buttons. */
export function FirstScreen({ estimate, facts, tiles, baseline }: FirstScreenProps) {
  const { heading, change, choice, buttons } = useContext(PageParts);
  return (
    <>
      <div className={`${styles.head} pair`}>
        {heading}
        <div className={`${styles.facts} row`}>
          {facts}
          {change}
        </div>
        <Send estimate={estimate} />
      </div>
      {tiles}
      <section aria-labelledby="estimated-premium" className={`${styles.block} stack-12`}>
        <EstimatedPremium estimate={estimate} />
        <div className={`${styles.foot} between`}>
          <p className="measure remark">{resultTexts.disclaimer}</p>
          {buttons && <div className={`${styles.actions} row screen-only`}>{buttons}</div>}
          {choice && <div className={`${styles.choice} screen-only`}>{choice}</div>}
        </div>
        <Fold title={contributionTexts.why(estimate.predicted_premium)} heading="h3" prints>
          <ContributionWaterfall estimate={estimate} baseline={baseline} />
        </Fold>
      </section>
    </>
  );
}

interface DetailsProps {
  estimate: Estimate;
  /** Sections beside those of every result, in both columns. */
  first: ReactNode;
  second: ReactNode;
  /** Data sources and method, which are loaded when they are opened. */
  about: (code: typeof import('./about-estimate.tsx')) => ReactNode;
  /** Estimates of other answers. Their code and the evaluator are loaded when they are opened. */
  whatIf?: (
    code: typeof import('#frontend/features/estimates/what-if/what-if.tsx'),
    evaluator: Evaluator,
  ) => ReactNode;
}

/** Everything below the first screen of a result. */
export function Details({ estimate, first, second, about, whatIf }: DetailsProps) {
  return (
    <div className={styles.sections}>
      <div>
        <Warnings estimate={estimate} />
        {first}
      </div>
      <div>
        {second}
        <AboutSection content={about} />
      </div>
      {whatIf && <WhatIfSection estimate={estimate} content={whatIf} />}
    </div>
  );
}

/** Formats a warning of an estimate by its code; that on a measurement in the chosen unit. */
export function formatWarning(
  { feature, message, limits, code, params }: Estimate['warnings'][number],
  answers: Answers,
): string {
  const question = allQuestions[feature];
  const label = toAnswerLabel(feature);
  if (limits && question?.kind === 'quantity' && question.measure) {
    const outside = { feature, label, answer: Number(answers[feature]), ...limits };
    return warningTexts.beyond_data(outside, (value) => formatAnswer(feature, value));
  }
  // A code of a newer server.
  if (!Object.hasOwn(warningTexts, code)) return message;
  return (warningTexts[code as keyof typeof warningTexts] as (given: object) => string)({ label, ...params });
}

function Warnings({ estimate: { warnings: all, input_data } }: { estimate: Estimate }) {
  // The prices say it of the year that is chosen; fields that are not known are a program's.
  const hidden = ['plan_year_over', 'unknown_field'];
  const warnings = all.filter(({ code }) => !hidden.includes(code));
  if (warnings.length === 0) return null;
  return (
    <Message tone="warning" title={contributionTexts.limits}>
      <ul className="bullets">
        {warnings.map((warning) => (
          <li key={warning.message}>{formatWarning(warning, input_data)}</li>
        ))}
      </ul>
    </Message>
  );
}

function AboutSection({ content }: { content: DetailsProps['about'] }) {
  return (
    <Fold id="about" title={detailTexts.about} heading="h2" deferred>
      <OnDemand
        load={() => loadCode(loadAboutEstimate)}
        toast={{ id: 'about', message: resultTexts.detailsFailed }}
        heading="#about > summary"
      >
        {content}
      </OnDemand>
    </Fold>
  );
}

interface WhatIfSectionProps {
  estimate: Estimate;
  content: NonNullable<DetailsProps['whatIf']>;
}

/** Section in which the user can change answers. */
function WhatIfSection({ estimate, content }: WhatIfSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const load = async () => {
    const [code, evaluator] = await Promise.all([loadWhatIf(), loadEvaluatorFor(estimate)]);
    // Fails for a county that the prices do not have any more.
    evaluator.price(estimate);
    return { code, evaluator };
  };
  return (
    <section aria-labelledby="what-if" className={`${isOpen ? styles.open : ''} stack-16 screen-only`}>
      {/* Until it is open, the button is the heading's content: its words are read once. */}
      <h2 id="what-if" className={isOpen ? undefined : 'body-font text-16'}>
        {isOpen ? whatIfTexts.title : <Button onClick={() => setIsOpen(true)}>{whatIfTexts.title}</Button>}
      </h2>
      {isOpen ? (
        <Card>
          <OnDemand load={load} toast={{ id: 'what-if', message: whatIfTexts.failed }} heading="#what-if">
            {({ code, evaluator }) => content(code, evaluator)}
          </OnDemand>
        </Card>
      ) : null}
    </section>
  );
}
