import { medicareAge } from '#contract/household-bounds.ts';
import { findCase, formatOutsideExchange } from '#frontend/features/plans/cases.ts';
import type { HouseholdPrices } from '#frontend/features/plans/household-prices.ts';
import { listRemarks } from '#frontend/features/plans/remarks.ts';
import { cliffTexts, stepTexts as texts } from '#frontend/features/plans/steps/cliff.texts.ts';
import { usePlanPrices } from '#frontend/features/plans/use-plan-prices.tsx';
import { LinkButton } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatIsoDate, joinTexts } from '#frontend/ui/format.ts';
import { backdatingFalls, consequences } from '#functions/plans/cover.ts';
import { listCliffs } from '#functions/plans/curve.ts';
import { type EnrollmentStep, listEnrollmentSteps, listReasonSteps } from '#functions/plans/enrollment.ts';
import type { PlanPrices } from '#functions/plans/plan-prices.ts';
import { creditStatusYear } from '#functions/plans/plan-year.ts';
import { mayBePregnant } from '#functions/plans/pregnancy.ts';
import {
  formatState,
  getExchange,
  localHelp,
  medicaidOffices,
  medicare,
} from '#functions/plans/state-offices.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import { describeOffer, type OfferStep } from './offer-step.ts';
import { useEventSteps } from './page-steps.ts';
import { CalendarButton, Steps } from './steps.tsx';

/** Remarks on the household. */
const RemarkList = ({ prices }: { prices: PlanPrices }) =>
  listRemarks(prices).map((remark) => <li key={remark}>{remark}</li>);

/** Returns a function that renders a link to an address with a text, which says so if the page is in English alone. */
const linkTo =
  (url: string, toName = nameEnglishPage) =>
  (text: string) => (
    <a href={url} rel="noreferrer">
      {toName(text)}
    </a>
  );

/** Incomes beside a cliff that are near it, as shares of it: a judgement. */
const nearCliff = { from: 0.6, to: 1.5 };

/**
 * Describes the next income at which help with the price ends or falls, or the last one, if the household's is near it:
 * a title, and what happens there.
 */
export function describeCliff(prices: PlanPrices): { title: string; text: string } | undefined {
  const { household, place } = prices;
  const { income = 0 } = household;
  const cliffs = listCliffs(prices);
  const cliff = cliffs.find((above) => above.income >= income) ?? cliffs.at(-1);
  if (!cliff || income < nearCliff.from * cliff.income || income > nearCliff.to * cliff.income) {
    return undefined;
  }
  const title = cliff.is_end
    ? cliffTexts.helpEnds(cliff.income)
    : cliffTexts.helpFalls(formatState(place.state), cliff.income);
  const text = joinTexts(
    cliff.is_end && (cliff.offer ? cliffTexts.offerCounts[cliff.offer] : cliffTexts.atLimit),
    cliffTexts.oneDollar(cliff.more),
    formatRoom(cliff.income - income),
  );
  return { title, text };
}

function formatRoom(room: number): string {
  if (room === 0) return cliffTexts.at;
  return room > 0 ? cliffTexts.below(room) : cliffTexts.above(-room);
}

/** Next step towards health insurance, by the household's case, with where to take it; further steps are closed. */
export function HealthSteps() {
  const { territory } = usePlanPrices();
  return territory ? <TerritorySteps territory={territory} /> : <StateSteps />;
}

type StepFacts = Pick<HouseholdPrices, 'priced' | 'hasMedicare' | 'prices'>;

/** Returns true for an age at which Medicare begins. */
const isNewToMedicare = (age: number) => Math.floor(age) === medicareAge;

/**
 * Lists the steps of a household's case; those of Medicare before the ones of younger people, who may need a plan.
 * @param today day by ISO 8601
 */
export function listSteps({ priced, hasMedicare, prices }: StepFacts, today: string) {
  const { age, state } = priced.input_data;
  const apply = prices && findCase(prices).apply;
  const paysMore = apply === 'soon' && today < backdatingFalls;
  const enrollment = apply
    ? [{ code: 'apply_now', title: texts.applyNow, text: paysMore ? texts.byDecember : texts.anyDay }]
    : listEnrollmentSteps(state, today);
  if (!hasMedicare) return enrollment;
  // The headline has what people above 65 without Medicare can do; younger ones have it.
  return [...(isNewToMedicare(age) ? listReasonSteps('turning_65') : []), ...(prices ? enrollment : [])];
}

/** Office of the first step. The headline leads to Medicare too: people without it begin at the exchange. */
const findOffice = ({ priced: { input_data }, hasMedicare, prices }: StepFacts) =>
  hasMedicare && (!prices || isNewToMedicare(input_data.age)) ? medicare : getExchange(input_data.state);

function StateSteps() {
  const shown = usePlanPrices();
  const { priced, prices, people } = shown;
  const steps = listSteps(shown, formatIsoDate(new Date()));
  const eventSteps = useEventSteps();
  const [first] = steps;
  const mayHaveNoHelp = prices && findCase(prices).mayHaveNoHelp;
  // Few people below the help can pay for a plan.
  const advised = prices && consequences[prices.help].pays === 'under' ? 0 : 1;
  const offer = prices && describeOffer(prices);
  // After the steps here; in view where those of an event are.
  const calendar = <CalendarButton lists={[...eventSteps, { steps, state: priced.input_data.state }]} />;
  const marketplace = <Marketplace step={advised > 0 ? first : undefined} office={findOffice(shown)} />;
  return (
    <section aria-labelledby="what-next" className="stack-12">
      <h2 id="what-next" tabIndex={-1}>
        {texts.next}
      </h2>
      {mayHaveNoHelp && (
        <p className="measure">
          {texts.askMedicaid(
            mayBePregnant(people),
            linkTo(medicaidOffices),
            linkTo('https://findahealthcenter.hrsa.gov/'),
          )}
        </p>
      )}
      {offer && <StepText {...offer} />}
      {!offer?.isInstead && marketplace}
      <Fold title={offer?.isInstead ? texts.marketplace : texts.more}>
        <div className="stack-12">
          {offer?.isInstead && marketplace}
          <Steps steps={steps.slice(advised)} />
          {eventSteps.length === 0 && calendar}
          <MoreHelp {...shown} />
        </div>
      </Fold>
      {eventSteps.length > 0 && calendar}
    </section>
  );
}

/** Help of others, and remarks on the household. */
function MoreHelp({ hasMedicare, prices, people, year }: HouseholdPrices) {
  // Under the tiles for a known income.
  const outsideExchange = prices && prices.household.income === undefined && formatOutsideExchange(prices);
  return (
    <ul className="bullets measure stack-4">
      {hasMedicare ? <li>{texts.counselors}</li> : <HelpForAll people={people} />}
      {year >= creditStatusYear && <li>{texts.citizens(year)}</li>}
      {outsideExchange && <li>{outsideExchange}</li>}
      {prices && <RemarkList prices={prices} />}
    </ul>
  );
}

/** Step in one paragraph, after its advice if it has one. */
const StepText = ({ title, text }: Pick<OfferStep, 'title' | 'text'>) => (
  <p className="measure">
    {title && <strong>{title}</strong>}
    <span>{title ? ` ${text}` : text}</span>
  </p>
);

interface MarketplaceProps {
  step: EnrollmentStep | undefined;
  office: ReturnType<typeof findOffice>;
}

/** First step towards a plan of the marketplace, with the ways to its office. */
function Marketplace({ step, office: { name, link = name, url, phone, spanish } }: MarketplaceProps) {
  return (
    <>
      {step && <StepText {...step} />}
      <p className="row">
        <LinkButton to={url} rel="noreferrer">
          {link}
        </LinkButton>
        {phone && <LinkButton to={`tel:${phone}`}>{phone}</LinkButton>}
        {spanish && (
          <LinkButton to={spanish} rel="noreferrer" lang="es" hrefLang="es">
            {texts.spanish}
          </LinkButton>
        )}
      </p>
    </>
  );
}

/** Help that does not depend on the household's income. */
function HelpForAll({ people }: Pick<HouseholdPrices, 'people'>) {
  return (
    <>
      <li>{texts.localHelp(linkTo(localHelp.url, (text) => text))}</li>
      {mayBePregnant(people) && <li>{texts.pregnancy}</li>}
      <li>{texts.tribes}</li>
    </>
  );
}

/** Next step where there is no marketplace. */
function TerritorySteps({ territory }: { territory: Territory }) {
  return (
    <section aria-labelledby="what-next" className="stack-12">
      <h2 id="what-next">{texts.next}</h2>
      <p>{texts.territory(formatTerritory(territory), linkTo(medicaidOffices))}</p>
    </section>
  );
}
