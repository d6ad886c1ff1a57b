import { findFamilyWays } from '#functions/plans/family-ways.ts';
import { isChild } from '#functions/plans/household.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { wayTexts as texts } from './family-ways.texts.ts';

/** Ways to cover the children of an adult with an offer of an employer, each with its sum a month. */
export function FamilyWays({ prices }: { prices: PlanPrices }) {
  const ways = findFamilyWays(prices);
  if (!ways) return null;
  const { split, job, here, isPublic } = ways;
  const count = prices.household.people.filter(isChild).length;
  const isAbout = prices.levels.silver?.is_filed === false;
  const sentences = [
    isPublic ? texts.splitPublic(count, split) : texts.split(count, split, isAbout),
    job !== undefined && texts.job(job),
    isPublic ? texts.herePublic(count, here, isAbout) : texts.here(here, isAbout),
  ].filter((sentence) => sentence !== false);
  return (
    <section aria-labelledby="family-ways" className="stack-8">
      <h2 id="family-ways">{(job === undefined ? texts.titleOfTwo : texts.title)(count)}</h2>
      <ul className="bullets measure stack-4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="remark">{texts.networks}</p>
    </section>
  );
}
