import { useCounties } from '#frontend/features/places/counties.ts';
import { findInsurers, usePrices } from '#frontend/features/places/device-estimate.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { formatIsoDate, toLineStart } from '#frontend/ui/format.ts';
import { isPlanYearOver } from '#functions/plans/plan-year.ts';
import { findYearPrices, toPricesOfYear } from '#functions/plans/price-year.ts';
import { priceYear } from '#functions/plans/rules.ts';
import { getExchange, isOnSale } from '#functions/plans/state-offices.ts';
import { formatTerritory } from '#functions/plans/territories.ts';
import { detailTexts } from './premium-details.texts.ts';

/** Plan year of health plans, how its prices are known, and their place. */
export function HealthPlace() {
  const { text, place, projection, exchange } = useHealthPlace();
  if (!projection) return <p className="remark">{text}</p>;
  const sentence = detailTexts.projected(projection);
  return (
    <p className="remark">
      <span>{projection.insurers ? sentence : `${sentence} (${place})`}</span>
      {exchange && <span className="screen-only">{`. ${detailTexts.realPrices(exchange)}`}</span>}
    </p>
  );
}

/** The same in one line. */
export function ShortHealthPlace() {
  const { text, place, projection, exchange } = useHealthPlace();
  return (
    <p className="remark">
      {projection ? detailTexts.projectedShort(toLineStart(place), projection, exchange) : text}
    </p>
  );
}

/** Place of the page, and how prices of its year are projected to it; `text` is for those that are not. */
function useHealthPlace() {
  const { priced, year, territory } = usePlanPrices();
  const { state, county } = priced.input_data;
  useCounties(county !== undefined);
  usePrices(state);
  if (territory) return { text: formatTerritory(territory), place: '' };
  const market = toPricesOfYear(priced.market, year);
  const { plan_year, rise } = findYearPrices(market);
  const place = market.place_basis === 'country' ? detailTexts.average : formatPlace({ state, county });
  if (!rise) return { text: [detailTexts.ofYear(plan_year), place].join(', '), place };
  const asked = findInsurers(state, county)?.insurers.filter(([, percent]) => percent !== null).length ?? 0;
  const today = formatIsoDate(new Date());
  const isReal = isOnSale(plan_year, state, today) && !isPlanYearOver(plan_year, today);
  return {
    place,
    projection: {
      year: plan_year,
      filed: market.params?.plan_year ?? priceYear,
      percent: Math.round(rise.mean),
      insurers: asked > 0 ? detailTexts.ofCounty(formatPlace({ county }), asked) : undefined,
    },
    /** Exchange that has the real prices by now. */
    exchange: isReal ? getExchange(state).name : undefined,
  };
}
