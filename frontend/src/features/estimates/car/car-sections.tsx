import { Fold } from '#frontend/ui/fold.tsx';
import { formatDate, formatIsoDate } from '#frontend/ui/format.ts';
import { getInsuranceDepartment } from '#functions/plans/state-offices.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import { AnotherPlace } from './another-place.tsx';
import {
  type CarSectionProps,
  findBarred,
  findHigherDeductible,
  findHigherLimits,
  readDeductible,
  youngTo,
} from './car-prices.ts';
import { carTexts } from './car-sections.texts.ts';
import { CollisionWorth } from './collision-worth.tsx';
import { DrivingRecord } from './driving-record.tsx';
import { hasProvision, type StateLaw } from './facts.ts';
import { OwnPayment } from './own-payment.tsx';
import { PolicyAnotherPlace, PolicyOtherCar, PolicyPayment } from './policy-payment.tsx';
import { loadPolicyPrices } from './policy-prices.ts';
import { PolicyTiles, type ShownPolicy } from './policy-result.tsx';
import { SameDriver } from './same-driver.tsx';
import { Situations } from './situations.tsx';
import { StateLawBlock } from './state-law.tsx';
import { YoungDriver } from './young-driver.tsx';

/** Worth of collision, law, record, young drivers and other cars. */
export const CarSections = (props: CarSectionProps) => (
  <>
    <PartsOfToday estimate={props.estimate} />
    <OwnPayment {...props} />
    <CollisionWorth {...props} />
    <StateLawBlock {...props} />
    <DrivingRecord {...props} />
    <YoungDriver {...props} />
    <SameDriver {...props} />
    <AnotherPlace {...props} />
  </>
);

/** Sections about a policy, and what prices it. */
export const policyCode = { PolicyTiles, PolicySections, loadPolicyPrices };

interface PolicySectionsProps extends CarSectionProps {
  shown: ShownPolicy;
}

/** Present payment, other car and law. */
function PolicySections({ shown, ...props }: PolicySectionsProps) {
  return (
    <>
      <PartsOfToday estimate={props.estimate} />
      <PolicyPayment shown={shown} />
      <PolicyOtherCar shown={shown} facts={props.facts} />
      <PolicyAnotherPlace shown={shown} />
      <StateLawBlock {...props} />
    </>
  );
}

/** Says that the parts below are of today, beside a price of an earlier day. */
function PartsOfToday({ estimate }: Pick<CarSectionProps, 'estimate'>) {
  const created = 'created_at' in estimate ? new Date(String(estimate.created_at)) : undefined;
  if (!created || formatIsoDate(created) === formatIsoDate(new Date())) return null;
  return <p className="remark">{carTexts.ofToday(formatDate(created.toISOString()))}</p>;
}

/** The state's own site of prices, or its insurance department. */
function StateStep({ state, law }: { state: string | undefined; law: StateLaw | undefined }) {
  const texts = carTexts.next;
  const url = law?.guide?.url ?? undefined;
  return (
    <>
      <a href={url ?? getInsuranceDepartment(state)} rel="noreferrer">
        {nameEnglishPage(url === undefined ? texts.department : new URL(url).hostname)}
      </a>
      <span>{law?.guide ? texts.guideWith : texts.pageWith}</span>
    </>
  );
}

/** Steps after the first ones, in the order of what they save. */
function listSteps(props: CarSectionProps): string[] {
  const { estimate, facts } = props;
  const texts = carTexts.next;
  const { state, driver_age: age, driving_experience: experience } = estimate.input_data;
  const law = facts.states[state ?? ''];
  // Their prices are of one car, not of a policy.
  const [limits, higher] = estimate.policy ? [] : [findHigherLimits(props), findHigherDeductible(props)];
  const extra = higher && higher.deductible - readDeductible(estimate.input_data);
  const barred = findBarred(facts, state);
  const followsDriver = !barred.includes('experience');
  const isYoung = followsDriver && age < youngTo;
  return [
    limits && texts.limits[limits.limits](limits.more),
    higher &&
      extra &&
      texts.deductible(higher.deductible, higher.saving, Math.round((10 * extra) / higher.saving) / 10),
    isYoung ? texts.student : texts.discounts,
    hasProvision(law, 'course') ? texts.course.NY : age >= matureFrom && texts.course.other,
    hasProvision(law, 'good_driver') && experience < goodDriverFrom && texts.goodDriver,
    hasProvision(law, 'low_cost_policy') && texts.lowIncome,
  ].filter((step) => typeof step === 'string');
}

/** Age from which many states have a discount for a course. */
const matureFrom = 55;
/** Years of driving that California's good driver discount needs. */
const goodDriverFrom = 3;

/** Next steps, in the order of what they save. */
export function CarSteps(props: CarSectionProps) {
  const texts = carTexts.next;
  const { estimate, facts } = props;
  const { state } = estimate.input_data;
  const law = facts.states[state ?? ''];
  const hasMedicalChoice = hasProvision(law, 'medical_choice');
  return (
    <>
      <section aria-labelledby="what-next" className="stack-12">
        <h2 id="what-next">{texts.title}</h2>
        <ol className="bullets measure stack-4">
          {hasMedicalChoice && <li>{texts.medical}</li>}
          <li className="strong">{texts.ask}</li>
        </ol>
        <Fold title={texts.more} opensOnWide screenOnly>
          <ol className="bullets measure stack-4" start={hasMedicalChoice ? 3 : 2}>
            <li>
              <StateStep state={state} law={law} />
            </li>
            {listSteps(props).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Fold>
      </section>
      <Situations {...props} />
    </>
  );
}
