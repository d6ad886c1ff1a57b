import { createOptional } from '#frontend/api/loaded-content.tsx';
import { coverTexts } from '#frontend/features/estimates/car/cover.texts.ts';
import { listShortCovers, pricedCovers } from '#frontend/features/estimates/car/covers.ts';
import { loadWhatIf } from '#frontend/features/estimates/what-if/what-if-code.ts';
import { LevelRow } from '#frontend/features/plans/level-prices.tsx';
import { formatList, formatRoundedMoney } from '#frontend/ui/format.ts';
import { compareTexts as texts } from './compare.texts.ts';
import styles from './prediction-comparison.module.css';
import { type CarPrediction, type Compared, PredictionName } from './prediction-name.tsx';

/** In the file of what-if, which shows it too. */
const OwnChange = createOptional(async () => (await loadWhatIf()).LoadedOwnChange);

/** Prices of the covers of each car by month, and what a driver who pays for the first would pay. Covers that cost the same are named once, without their prices. */
export function CoverPrices({ compared: cars }: { compared: readonly Compared<CarPrediction>[] }) {
  const [first] = cars;
  const isSame = (cover: (typeof pricedCovers)[number]) =>
    new Set(cars.map(({ covers }) => formatRoundedMoney(covers[cover].premium / 12))).size === 1;
  const same = pricedCovers.filter(isSame);
  return (
    <div className="container stack-12">
      {same.length > 0 && <p>{texts.sameCovers(formatList(same.map((cover) => coverTexts.names[cover])))}</p>}
      {same.length < pricedCovers.length && (
        <ul>
          {cars.map((prediction, index) => (
            <li key={prediction.id} className={`${styles.row} ruled`}>
              <PredictionName prediction={prediction} />
              <LevelRow
                prices={listShortCovers(prediction.covers).filter(
                  ({ level }) => !same.some((cover) => cover === level),
                )}
                attribute="data-cover"
              />
              {index > 0 && first && <OwnChange paid={first.input_data} answers={prediction.input_data} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
