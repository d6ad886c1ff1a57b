import type { CarAnswers } from '#contract/car-answers.ts';
import type { CarEstimate } from '#contract/estimates.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded-content.tsx';
import { formatAnswer } from '#frontend/features/estimates/answers.ts';
import { coverTexts } from '#frontend/features/estimates/car/cover.texts.ts';
import { CoverTiles } from '#frontend/features/estimates/car/cover-tiles.tsx';
import { loadCarFacts } from '#frontend/features/estimates/car/facts.ts';
import { loadEvaluator } from '#frontend/features/places/device-estimate.ts';
import { formatPlace } from '#frontend/features/places/format-place.ts';
import { averageBaseline } from './contributions.ts';
import { detailTexts } from './premium-details.texts.ts';
import styles from './result.module.css';
import { Details, FirstScreen, Reasons } from './result-parts.tsx';

/** Result of a car. */
export const CarResult = ({ estimate }: { estimate: CarEstimate }) => (
  <>
    <div className={`${styles.answer} stack-24`}>
      <FirstScreen
        estimate={estimate}
        facts={<CarFacts answers={estimate.input_data} />}
        tiles={<CoverTiles estimate={estimate} />}
      />
    </div>
    <Details
      estimate={estimate}
      first={<MoreAboutCar estimate={estimate} />}
      second={
        <>
          <Reasons estimate={estimate} baseline={averageBaseline} />
          <CarNext estimate={estimate} />
        </>
      }
      about={({ AboutCar }) => <AboutCar estimate={estimate} />}
      whatIf={({ CarWhatIf }, evaluator) => <CarWhatIf shown={estimate} evaluator={evaluator} />}
    />
  </>
);

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
  const [{ CarSections, CarSteps }, facts, evaluator] = await Promise.all([
    loadCode(() => import('#frontend/features/estimates/car/car-sections.tsx')),
    loadCarFacts(),
    loadEvaluator('car'),
  ]);
  return { CarSections, CarSteps, facts, evaluator };
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
