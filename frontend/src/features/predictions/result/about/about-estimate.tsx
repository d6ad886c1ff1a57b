import type { Estimate, HealthEstimate } from '#contract/predictions.ts';
import { formatCreditBenchmark } from '#frontend/features/plans/outlook-texts.ts';
import { useOutlook } from '#frontend/features/plans/use-outlook.ts';
import {
  CopySummary,
  formatBasis,
  formatMarketPlace,
} from '#frontend/features/predictions/result/summary.tsx';
import { Facts } from '#frontend/ui/content.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { findSale, formatDay } from '#functions/plans/enrollment.ts';
import { maxAge } from '#functions/plans/typed-household.ts';
import { aboutTexts as texts } from './texts/en.ts';

/** Data sources and method of an estimate. */
export function AboutEstimate({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, model_version } = estimate;
  const { table, source, sentences, reasons } = texts.basis[insuranceType];
  return (
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

/** Plans of a year whose prices are not known here, while they are on sale. */
function Sale({ estimate }: { estimate: HealthEstimate }) {
  const { territory } = useOutlook(estimate);
  const sale = findSale(estimate.input_data.state, formatIsoDate(new Date()));
  if (!sale || territory) return null;
  return <p>{texts.sale(sale.year, sale.name, formatDay(sale.closes))}</p>;
}
