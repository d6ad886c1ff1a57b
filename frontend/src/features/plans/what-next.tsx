import { LinkButton } from '#frontend/ui/button.tsx';
import { Fold } from '#frontend/ui/content.tsx';
import { formatIsoDate } from '#frontend/ui/format.ts';
import { listEnrollmentSteps, listReasonSteps } from '#functions/plans/enrollment.ts';
import type { Priced } from '#functions/plans/outlook.ts';
import {
  formatState,
  getExchange,
  getInsuranceDepartment,
  localHelp,
  medicaidOffices,
  medicare,
} from '#functions/plans/state-offices.ts';
import { formatTerritory, type Territory } from '#functions/plans/territories.ts';
import { listRemarks } from './remarks.ts';
import { formatOutsideExchange } from './tiles.ts';
import { useOutlook } from './use-outlook.ts';
import { Steps } from './why-now.tsx';

/** 42 CFR 435.116 and 457.310; the limits differ by state. */
const pregnancy =
  'If you are pregnant: Medicaid and CHIP have higher income limits then. Apply in any case, on any day of the year.';

/** 45 CFR 155.420(d)(8) and 155.350; HealthCare.gov, "Zero cost sharing plan". */
const tribes =
  'Members of federally recognized tribes and shareholders of Alaska Native corporations may enroll or change plans every month. With an income up to 300% of the poverty line they pay no deductibles or copays in any marketplace plan.';

/** Next step towards health insurance, by the household's case, with where to take it; further steps are closed. */
export function HealthSteps({ priced }: { priced: Priced }) {
  const { territory } = useOutlook(priced);
  return territory ? <TerritorySteps territory={territory} /> : <StateSteps priced={priced} />;
}

function StateSteps({ priced }: { priced: Priced }) {
  const { hasMedicare, outlook } = useOutlook(priced);
  const { state } = priced.input_data;
  const { name, url, phone, spanish } = hasMedicare ? medicare : getExchange(state);
  const help = outlook?.help;
  const hasPublicCover = help === 'medicaid' || help === 'basic_program' || help === 'state_decides';
  const enrollment = hasPublicCover
    ? [{ code: 'apply_now', title: 'Apply now:', text: 'on any day of the year.' }]
    : listEnrollmentSteps(state, formatIsoDate(new Date()));
  // Younger people in the household may need a plan.
  const steps = hasMedicare ? [...listReasonSteps('turning_65'), ...(outlook ? enrollment : [])] : enrollment;
  const [first] = steps;
  const remarks = outlook ? listRemarks(outlook) : [];
  // Under the tiles for a known income.
  const outsideExchange = outlook && !outlook.hasIncome && formatOutsideExchange(outlook);
  const mayHaveNoHelp = help === 'income_too_low' || help === 'state_decides';
  return (
    <section aria-labelledby="what-next" className="stack-12">
      <h2 id="what-next" tabIndex={-1}>
        What next
      </h2>
      {mayHaveNoHelp && (
        <p className="measure">
          Ask your <a href={medicaidOffices}>state’s Medicaid office</a> in any case: parents, pregnant women
          and people with a disability may qualify.{' '}
          <a href="https://findahealthcenter.hrsa.gov/">Community health centers</a> charge by income.
        </p>
      )}
      {first && (
        <p>
          <strong>{first.title}</strong> {first.text}
        </p>
      )}
      <p className="row">
        <LinkButton to={url} rel="noreferrer">
          {name}
        </LinkButton>
        {phone && <LinkButton to={`tel:${phone}`}>{phone}</LinkButton>}
        {spanish && (
          <LinkButton to={spanish} rel="noreferrer" lang="es" hrefLang="es">
            En español
          </LinkButton>
        )}
      </p>
      <Fold title="More steps">
        <div className="stack-12">
          <Steps steps={steps} skipped={1} />
          <ul className="bullets measure stack-4">
            {hasMedicare ? (
              <li>Ask your state’s free counselors (SHIP) which Medicare plan suits you.</li>
            ) : (
              <HelpForAll />
            )}
            {outsideExchange && <li>{outsideExchange}</li>}
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      </Fold>
    </section>
  );
}

/** Help that does not depend on the household's facts. */
function HelpForAll() {
  return (
    <>
      <li>
        <a href={localHelp}>Local help</a> with an application is free.
      </li>
      <li>{pregnancy}</li>
      <li>{tribes}</li>
    </>
  );
}

/** Next step where there is no marketplace. */
function TerritorySteps({ territory }: { territory: Territory }) {
  return (
    <section aria-labelledby="what-next" className="stack-12">
      <h2 id="what-next">What next</h2>
      <p>
        Ask the <a href={medicaidOffices}>Medicaid office</a> of {formatTerritory(territory)}, on any day of
        the year, and insurers there about plans of their own.
      </p>
    </section>
  );
}

/** Next steps towards car insurance. */
export function CarSteps({ state }: { state: string | undefined }) {
  return (
    <section aria-labelledby="what-next" className="stack-12">
      <h2 id="what-next">What next</h2>
      <ol className="bullets measure stack-4">
        <li>Ask three insurers or agents for the same cover, limits and deductible.</li>
        <li>
          Have ready: driver’s license, vehicle identification number, mileage, your present policy, accidents
          and tickets of five years.
        </li>
        <li>
          <a href={getInsuranceDepartment(state)} rel="noreferrer">
            {state === undefined ? 'Insurance departments' : `Insurance department of ${formatState(state)}`}
          </a>
          : rules, price comparisons, complaints.
        </li>
      </ol>
    </section>
  );
}
