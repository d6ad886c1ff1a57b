import { useState } from 'react';
import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import type { PolicyOthers } from '#contract/policy-members.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { coverTexts } from '#frontend/features/estimates/car/cover.texts.ts';
import { CoverTiles } from '#frontend/features/estimates/car/cover-tiles.tsx';
import { type PricedCover, toPricedCover } from '#frontend/features/estimates/car/covers.ts';
import { loadCarFacts } from '#frontend/features/estimates/car/facts.ts';
import { type PricePolicy, toPolicy } from '#frontend/features/estimates/car/policy.ts';
import { usePolicyNames } from '#frontend/features/estimates/car/policy-names.ts';
import { loadEvaluator } from '#frontend/features/places/device-estimate.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { averageBaseline } from './contributions.ts';
import { detailTexts } from './premium-details.texts.ts';
import styles from './result.module.css';
import { Details, FirstScreen } from './result-parts.tsx';

/** Result of a car, or of a policy with others. */
export const CarResult = ({ estimate }: { estimate: CarEstimate }) =>
  estimate.policy ? (
    <PolicyOfCars estimate={estimate} others={estimate.policy} />
  ) : (
    <OneCar estimate={estimate} />
  );

const OneCar = ({ estimate }: { estimate: CarEstimate }) => (
  <>
    <div className={`${styles.answer} stack-24`}>
      <FirstScreen
        estimate={estimate}
        facts={<CarFacts answers={estimate.input_data} />}
        tiles={<CoverTiles estimate={estimate} />}
        baseline={averageBaseline}
      />
    </div>
    <Details
      estimate={estimate}
      first={<MoreAboutCar estimate={estimate} />}
      second={<CarNext estimate={estimate} />}
      about={({ AboutCar }) => <AboutCar estimate={estimate} />}
      whatIf={({ CarWhatIf }, evaluator) => <CarWhatIf shown={estimate} evaluator={evaluator} />}
    />
  </>
);

/** Result of a policy: its blocks take the place of those that price one driver and car. */
function PolicyOfCars({ estimate, others }: { estimate: CarEstimate; others: PolicyOthers }) {
  const { input_data } = estimate;
  const policy = toPolicy(input_data, others);
  const [covers, setCovers] = useState<readonly PricedCover[]>(() => policy.cars.map(toPricedCover));
  const { names, hasLoan } = usePolicyNames(policy.cars);
  const show = (price: PricePolicy) => ({ policy, covers, names, hasLoan, price });
  return (
    <>
      <div className={`${styles.answer} stack-24`}>
        <FirstScreen
          estimate={estimate}
          facts={
            <p className="remark">
              {[formatPlace(input_data), coverTexts.policy(policy.cars.length, policy.drivers.length)]
                .filter(Boolean)
                .join(', ')}
            </p>
          }
          tiles={
            <OnDemand load={loadPolicySections} toast={carToast} heading="h1">
              {({ PolicyTiles, price }) => (
                <PolicyTiles
                  shown={show(price)}
                  onChoose={(index, cover) => setCovers(covers.with(index, cover))}
                />
              )}
            </OnDemand>
          }
          baseline={averageBaseline}
        />
      </div>
      <Details
        estimate={estimate}
        first={
          <OnDemand load={loadPolicySections} toast={carToast} heading="h1">
            {({ PolicySections, price, ...loaded }) => (
              <PolicySections {...loaded} estimate={estimate} shown={show(price)} />
            )}
          </OnDemand>
        }
        second={<CarNext estimate={estimate} />}
        about={({ AboutCar }) => <AboutCar estimate={estimate} />}
      />
    </>
  );
}

/** Place and year of the car: "Texas, ZIP 750, car of 2014". */
function CarFacts({ answers: { state, zip3, car_mfg_year } }: { answers: CarAnswers }) {
  const facts = [
    formatPlace({ state, zip3 }),
    detailTexts.carBuilt(formatAnswer('car_mfg_year', car_mfg_year)),
  ];
  return <p className="remark">{facts.filter(Boolean).join(', ')}</p>;
}

/** Loads the sections about a car, their facts and the evaluator that they price other answers with. */
async function loadCarSections() {
  const [{ CarSections, CarSteps, policyCode }, facts, evaluator] = await Promise.all([
    loadCode(() => import('#frontend/features/estimates/car/car-sections.tsx')),
    loadCarFacts(),
    loadEvaluator('car'),
  ]);
  return { CarSections, CarSteps, policyCode, facts, evaluator };
}

/** Loads the sections about a policy, and what prices it. */
async function loadPolicySections() {
  const { policyCode, facts, evaluator } = await loadCarSections();
  const { PolicyTiles, PolicySections, loadPolicyPrices } = policyCode;
  return { PolicyTiles, PolicySections, facts, evaluator, price: await loadPolicyPrices('all') };
}

const carToast = { id: 'car-facts', message: coverTexts.failed };

/** Worth of collision, law, record and young drivers. */
function MoreAboutCar({ estimate }: { estimate: CarEstimate }) {
  return (
    <OnDemand load={loadCarSections} toast={carToast} heading="#collision-worth">
      {({ CarSections, ...loaded }) => <CarSections {...loaded} estimate={estimate} />}
    </OnDemand>
  );
}

/** Next steps of a car's result. */
function CarNext({ estimate }: { estimate: CarEstimate }) {
  return (
    <OnDemand load={loadCarSections} toast={carToast} heading="#what-next">
      {({ CarSteps, ...loaded }) => <CarSteps {...loaded} estimate={estimate} />}
    </OnDemand>
  );
}
