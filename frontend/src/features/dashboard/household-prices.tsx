import { Link } from 'react-router-dom';
import { formatYear } from '#frontend/features/plans/outlook-texts.ts';
import { outlookTexts } from '#frontend/features/plans/texts/en.ts';
import {
  findHeadline,
  formatTile,
  formatTilesHeading,
  listTiles,
  toMedicareHeadline,
  toTerritoryHeadline,
} from '#frontend/features/plans/tiles/tiles.ts';
import { useOutlook } from '#frontend/features/plans/use-outlook.ts';
import { toPredictionPath } from '#frontend/paths.ts';
import { Facts } from '#frontend/ui/content.tsx';
import type { Priced } from '#functions/plans/outlook.ts';
import styles from './dashboard.module.css';

interface HouseholdPricesProps {
  priced: Priced;
  /** Prediction whose place and age the prices are for. */
  id: string;
}

/** Prices of the metal levels a month for the household, or the case that takes their place. */
export function HouseholdPrices({ priced, id }: HouseholdPricesProps) {
  const { outlook, hasMedicare, territory, problems } = useOutlook(priced);
  const noPrices = () => {
    if (territory) return toTerritoryHeadline(territory).title;
    return hasMedicare ? toMedicareHeadline(priced).title : Object.values(problems).find(Boolean);
  };
  const instead = outlook ? findHeadline(outlook)?.title : noPrices();
  const source = <Link to={toPredictionPath(id)}>your newest health prediction</Link>;
  if (instead || !outlook) {
    return (
      <p>
        {instead}, by {source}
      </p>
    );
  }
  return (
    <>
      <Facts
        className={styles.levels}
        facts={Object.fromEntries(
          listTiles(outlook).map((tile) => [tile.name, tile.range ? formatTile(tile) : outlookTexts.unknown]),
        )}
      />
      <p className="remark">
        a month ({formatYear(outlook)}), by {source}. {formatTilesHeading(outlook)}.
      </p>
    </>
  );
}
