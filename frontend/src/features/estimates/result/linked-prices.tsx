import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createIdempotencyKey } from '#frontend/api/call.ts';
import { closeLink } from '#frontend/api/opened-link.ts';
import { changedPrices, incomeLines, rememberedAnswers, steps } from '#frontend/api/stored-answers.ts';
import { drafts } from '#frontend/api/tab-values.ts';
import { useSteps } from '#frontend/features/estimates/use-steps.ts';
import { type LinkedAnswers, parseLink } from '#frontend/features/household/household-link.ts';
import { changeHousehold, PredictionHousehold } from '#frontend/features/household/household-store.ts';
import {
  type HouseholdInput,
  type StoredInput,
  toHouseholdInput,
} from '#frontend/features/household/typed-household.ts';
import { loadEvaluator, loadPrices } from '#frontend/features/places/device-estimate.ts';
import { LinkTiles } from '#frontend/features/plans/link-tiles.tsx';
import { PricedPage, usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { paths } from '#frontend/paths.ts';
import { Announcement } from '#frontend/ui/announcement.tsx';
import { Button } from '#frontend/ui/button.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { Card, Message } from '#frontend/ui/content.tsx';
import { focusReplacement } from '#frontend/ui/use-focus-return.ts';
import { findApplicant } from '#functions/plans/household.ts';
import type { Priced } from '#functions/plans/plan-prices.ts';
import { listPriceYears } from '#functions/plans/price-year.ts';
import { HealthPlace } from './health-place.tsx';
import { linkedTexts as texts } from './linked-prices.texts.ts';
import { formatPricesFor } from './prices-for.tsx';

/** Problem of a link that can't be opened. */
type LinkProblem = keyof typeof texts.problems;

interface PricedLink {
  answers: LinkedAnswers;
  priced: Priced;
}

/**
 * Reads and prices the answers of a link.
 * @throws {NetworkError} if the prices of its place cannot be fetched
 */
export async function priceLink(fragment: string): Promise<PricedLink | LinkProblem> {
  const answers = parseLink(fragment);
  if (typeof answers === 'string') return answers;
  const { place, household } = answers;
  const [evaluator] = await Promise.all([loadEvaluator('health'), loadPrices(place.state)]);
  const input_data = { ...place, age: findApplicant(household)?.age ?? Number.NaN };
  try {
    return { answers, priced: { input_data, market: evaluator.market(input_data) } };
  } catch {
    // No place has this county.
    return 'broken';
  }
}

/** Prices of a link above the form, whose own answers stay until those of the link are used. */
export function LinkedPrices({ link }: { link: PricedLink | LinkProblem }) {
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    closeLink();
    focusReplacement(document.querySelector<HTMLElement>('h1'));
    setClosed(true);
  };
  if (isClosed) return null;
  const dismiss = <Button onClick={close}>{commonTexts.dismiss}</Button>;
  const problem = typeof link === 'string' ? texts.problems[link] : undefined;
  return (
    <>
      <Announcement text={problem ?? texts.announced} saysFirst />
      {typeof link === 'string' ? (
        <Message tone="error" actions={dismiss}>
          {problem}
        </Message>
      ) : (
        <LinkedHousehold {...link} dismiss={dismiss} />
      )}
    </>
  );
}

interface LinkedHouseholdProps extends PricedLink {
  dismiss: ReactNode;
}

function LinkedHousehold({ answers: { household, plan_year }, priced, dismiss }: LinkedHouseholdProps) {
  const [given, setGiven] = useState<StoredInput>({ household, year: String(plan_year) });
  const change = ({ year = given.year }: Partial<HouseholdInput>) => setGiven({ ...given, year });
  const isKnownYear = listPriceYears(priced.market).some((year) => year === plan_year);
  return (
    <PredictionHousehold value={{ given, change, isChanged: false }}>
      <PricedPage priced={priced}>
        <Card labelledBy="linked-prices" title={texts.title} className="stack-16">
          <HealthPlace />
          <LinkedFacts />
          {!isKnownYear && <p>{texts.otherYear(plan_year)}</p>}
          <LinkTiles />
          <div className="row">
            <UseAnswers given={given} />
            {dismiss}
          </div>
          <p className="measure remark">{texts.untouched}</p>
        </Card>
      </PricedPage>
    </PredictionHousehold>
  );
}

/** People, income, size of the household and plan year of the link. */
function LinkedFacts() {
  const { household, year } = usePlanPrices();
  return <p>{formatPricesFor(household, year)}</p>;
}

/** Opens a form with the answers of the link. Back leads to the reader's own, without the household. */
function UseAnswers({ given }: { given: StoredInput }) {
  const navigate = useNavigate();
  const { form: ownForm } = useSteps('health');
  const { priced } = usePlanPrices();
  const use = async () => {
    const own = drafts.health.read();
    if (own?.entry === ownForm || !steps.read('health', ownForm)) {
      steps.store('health', ownForm, { input: { ...rememberedAnswers.read(), ...own?.input } });
    }
    const form = createIdempotencyKey();
    const { age, state = '', county = '', zip3 = '' } = priced.input_data;
    steps.store('health', form, { input: { age: String(age), state, county, zip3 } });
    changeHousehold({ ...toHouseholdInput(given), territory: undefined });
    // Its lines are those of the reader's income.
    incomeLines.clear();
    // The next prices are no change of those that the reader has seen.
    changedPrices.clear();
    closeLink();
    await navigate(paths.healthEstimate, { state: { form } });
    scrollTo({ top: 0 });
  };
  return (
    <Button variant="primary" onClick={use}>
      {texts.use}
    </Button>
  );
}
