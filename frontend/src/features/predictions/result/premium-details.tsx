import type { Estimate, HealthEstimate } from '#contract/predictions.ts';
import { HelpByIncome } from '#frontend/features/plans/help-by-income.tsx';
import { formatCreditBenchmark } from '#frontend/features/plans/outlook-texts.ts';
import { Cliff } from '#frontend/features/plans/steps/cliff.tsx';
import { CarSteps, HealthSteps } from '#frontend/features/plans/steps/what-next.tsx';
import { WhyNow } from '#frontend/features/plans/steps/why-now.tsx';
import { YearPanel } from '#frontend/features/plans/tiles/year-panel.tsx';
import { useOutlook } from '#frontend/features/plans/use-outlook.ts';
import { type Answers, formatAnswer } from '#frontend/features/predictions/answers.ts';
import { allQuestions } from '#frontend/features/predictions/questions.ts';
import { Facts, Fold, Message } from '#frontend/ui/content.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findSale, formatDay } from '#functions/plans/enrollment.ts';
import type { Priced } from '#functions/plans/outlook.ts';
import { maxAge } from '#functions/plans/typed-household.ts';
import { warningTexts } from '#functions/pricing/texts/en.ts';
import { aboutTexts as texts } from './about/texts/en.ts';
import styles from './result.module.css';
import { CopySummary, formatBasis, formatMarketPlace } from './summary.tsx';
import { reasonTexts } from './texts/en.ts';
import { ContributionWaterfall } from './waterfall.tsx';
import { WhatIfSection } from './what-if-section.tsx';

/** Everything below the first screen of a result. */
export function PremiumDetails({ estimate }: { estimate: Estimate }) {
  const isHealth = estimate.insurance_type === 'health';
  return (
    <div className={styles.sections}>
      <div>
        <Warnings estimate={estimate} />
        {isHealth && estimate.year ? <YearPanel priced={estimate} year={estimate.year} /> : null}
        <Fold title={reasonTexts.why(estimate.predicted_premium)} heading="h2" opensOnWide prints>
          <ContributionWaterfall estimate={estimate} />
        </Fold>
      </div>
      <div>
        {isHealth ? <PriceSteps priced={estimate} /> : <CarSteps state={estimate.input_data.state} />}
        <AboutEstimate estimate={estimate} />
      </div>
      <WhatIfSection estimate={estimate} />
    </div>
  );
}

/** Sections on what to do about the prices: where help ends, events that open an enrollment, next steps. */
export function PriceSteps({ priced }: { priced: Priced }) {
  const { outlook, territory } = useOutlook(priced);
  if (territory) return <HealthSteps priced={priced} />;
  return (
    <>
      {outlook && <Cliff outlook={outlook} />}
      {outlook && <HelpByIncome priced={priced} />}
      <WhyNow age={Math.floor(priced.input_data.age)} />
      <HealthSteps priced={priced} />
    </>
  );
}

/** Formats a warning of an estimate by its code; that on a measurement in the chosen unit. */
export function formatWarning(
  { feature, message, limits, code = '', params }: Estimate['warnings'][number],
  answers: Answers,
): string {
  const question = allQuestions[feature];
  if (limits && question?.kind === 'quantity' && question.measure) {
    const outside = { feature, answer: Number(answers[feature]), ...limits };
    return warningTexts.beyond_data(outside, (value) => formatAnswer(feature, value));
  }
  // Of an older prediction, or a code of a newer server.
  if (!params || !Object.hasOwn(warningTexts, code)) return message;
  return (warningTexts[code as keyof typeof warningTexts] as (given: object) => string)(params);
}

function Warnings({ estimate: { warnings, input_data } }: { estimate: Estimate }) {
  if (warnings.length === 0) return null;
  return (
    <Message tone="warning" title={reasonTexts.limits}>
      <ul className="bullets">
        {warnings.map((warning) => (
          <li key={warning.message}>{formatWarning(warning, input_data)}</li>
        ))}
      </ul>
    </Message>
  );
}

/** Plans of a year whose prices are not known here, while they are on sale. */
function Sale({ estimate }: { estimate: HealthEstimate }) {
  const { territory } = useOutlook(estimate);
  const sale = findSale(estimate.input_data.state, formatIsoDate(new Date()));
  if (!sale || territory) return null;
  return <p>{texts.sale(sale.year, sale.name, formatDay(sale.closes))}</p>;
}

/** Data sources and method of an estimate, collapsed at first. */
function AboutEstimate({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, model_version } = estimate;
  const { table, source, sentences, reasons } = texts.basis[insuranceType];
  return (
    <Fold title={texts.title} heading="h2">
      <div className="measure stack-12">
        <p>{formatBasis(estimate)}</p>
        {estimate.insurance_type === 'health' ? <MarketPrice estimate={estimate} /> : null}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {estimate.insurance_type === 'health' ? <Sale estimate={estimate} /> : null}
        <p>{reasons}</p>
        <Facts
          className="stack-8"
          facts={{ [texts.differences]: table, [texts.level]: source, [texts.model]: model_version }}
        />
        <CopySummary estimate={estimate} />
      </div>
    </Fold>
  );
}

/** Price of the benchmark plan; nothing in a territory, which has none. */
function MarketPrice({ estimate }: { estimate: HealthEstimate }) {
  const { territory } = useOutlook(estimate);
  const { basis, premium, place_basis, params } = estimate.market;
  const isOlder = Math.floor(estimate.input_data.age) > maxAge;
  const place = formatMarketPlace(estimate);
  const detail = { isAbout: place_basis !== 'filed', age: isOlder ? maxAge : undefined };
  return territory ? null : (
    <p>
      {texts.market({ basis, year: params?.plan_year, place }, premium / 12, detail)}{' '}
      {formatCreditBenchmark(estimate)}
    </p>
  );
}
