import { createOptional } from '#frontend/api/loaded-content.tsx';
import { listShortCovers, pricedCovers } from '#frontend/features/estimates/car/covers.ts';
import { loadWhatIf } from '#frontend/features/estimates/what-if/what-if-code.ts';
import { compareTexts as texts } from './compare.texts.ts';
import { type CarPrediction, type Compared, PredictionName } from './prediction-name.tsx';
import { type PriceRow, PriceTable } from './price-table.tsx';

/** In the file of what-if, which shows it too. */
const OwnChange = createOptional(async () => (await loadWhatIf()).LoadedOwnChange);

/** Prices of the covers of each car by month with the premiums, and what a driver who pays for the first would pay. */
export function CoverPrices({ compared: cars }: { compared: readonly Compared<CarPrediction>[] }) {
  const [first, ...others] = cars;
  return (
    <>
      <PriceTable compared={cars} rows={listRows(cars)} />
      {first &&
        others.map((prediction) => (
          <div key={prediction.id} className="screen-only">
            <PredictionName prediction={prediction} />
            <OwnChange paid={first.input_data} answers={prediction.input_data} />
          </div>
        ))}
    </>
  );
}

function listRows(cars: readonly CarPrediction[]): PriceRow[] {
  const prices = cars.map(({ covers }) => listShortCovers(covers));
  return pricedCovers.map((level, index) => ({
    name: texts.aMonth(prices[0]?.[index]?.name ?? ''),
    level,
    cells: prices.map((covers) => ({ text: covers.find((cover) => cover.level === level)?.month ?? '' })),
  }));
}
