import { useEffect, useState } from 'react';
import { loadEvaluator, usePrices } from '#frontend/features/predictions/device-estimate.ts';
import type { Evaluator, MarketPerson } from '#frontend/features/predictions/evaluator.ts';
import { missingPrices } from '#frontend/features/predictions/texts/en.ts';
import { formatYear } from '#frontend/features/prices/price-texts.ts';
import { outlookTexts, priceLineTexts as texts } from '#frontend/features/prices/texts/en.ts';
import {
  findHeadline,
  formatCovered,
  listTiles,
  toMedicareHeadline,
} from '#frontend/features/prices/tiles.ts';
import { useOutlook } from '#frontend/features/prices/use-outlook.ts';
import { Button } from '#frontend/ui/button.tsx';
import type { Outlook, Priced } from '#functions/plans/outlook.ts';
import styles from './prediction-form.module.css';

interface PriceLineProps {
  person: MarketPerson;
  /** Shows what the prices mean before the other questions are answered. */
  onShow: (priced: Priced) => void;
}

/** Prices of the metal levels by month, computed on the device; nothing while their code is loading. */
export function PriceLine({ person, onShow }: PriceLineProps) {
  const prices = usePrices(person.state);
  const [evaluator, setEvaluator] = useState<Evaluator>();
  useEffect(() => {
    // Without it there is no line; a failure is reported when the form is sent.
    loadEvaluator('health').then(setEvaluator, () => undefined);
  }, []);
  if (prices === 'missing') {
    return <aside className={styles.prices}>{missingPrices}</aside>;
  }
  const market = prices === 'loaded' && evaluator ? findMarket(evaluator, person) : undefined;
  return market ? <Prices priced={{ input_data: person, market }} onShow={onShow} /> : null;
}

/** Returns undefined for a county that is not in the prices, such as one of a draft of another version. */
function findMarket(evaluator: Evaluator, person: MarketPerson) {
  try {
    return evaluator.market(person);
  } catch {
    return undefined;
  }
}

function Prices({ priced, onShow }: Pick<PriceLineProps, 'onShow'> & { priced: Priced }) {
  const { outlook, hasMedicare, problems } = useOutlook(priced);
  if (!outlook) {
    const reason = hasMedicare ? toMedicareHeadline(priced).title : problems.people;
    return reason ? <aside className={styles.prices}>{reason}</aside> : null;
  }
  return (
    <aside className={styles.prices} aria-label={texts.name}>
      <dl>
        {listTiles(outlook).map(({ level, name, month, range, isAbout, likely }) => (
          <div key={level}>
            <dt>{name}</dt>
            <dd>
              {isAbout && <span>{texts.about}</span>}
              <span className={range && 'display'}>{range ? month : outlookTexts.unknown}</span>
              {likely && <span className="remark">{likely}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="remark">{formatCase(outlook)}</p>
      <Button onClick={() => onShow(priced)}>{texts.show}</Button>
    </aside>
  );
}

/** Formats whom the prices are for and which help they are after. */
function formatCase(outlook: Outlook): string {
  const year = formatYear(outlook);
  const hasHelp = outlook.credit > 0 || outlook.stateHelp > 0;
  const afterHelp = (hasHelp ? texts.afterCredit : texts.withoutCredit)(year);
  if (outlook.help === 'employer_for_some') return texts.forOthers(formatCovered(outlook), afterHelp);
  const headline = findHeadline(outlook);
  if (headline) return texts.instead(headline.title, year);
  return outlook.hasIncome ? afterHelp : texts.beforeCredit(year);
}
