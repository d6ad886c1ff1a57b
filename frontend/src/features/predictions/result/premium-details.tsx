import { type ReactNode, useState } from 'react';
import type { Estimate, HealthEstimate } from '#contract/predictions.ts';
import { loadCode } from '#frontend/api/failure.ts';
import { OnDemand } from '#frontend/api/loaded.tsx';
import { findFamilyTiers } from '#frontend/features/plans/household.ts';
import { NetPrice } from '#frontend/features/plans/net-price.tsx';
import { useOutlook } from '#frontend/features/plans/outlook.ts';
import { formatWarning } from '#frontend/features/predictions/answers.ts';
import { Facts, Notice } from '#frontend/ui/content.tsx';
import { formatRoundedMoney } from '#frontend/ui/format.ts';
import level from '#model/level.json' with { type: 'json' };
import { Disclaimer, listPrices, PremiumFigures, toMarketplacePrice } from './premium-figures.tsx';
import { PriceAxis } from './range-line.tsx';
import styles from './result.module.css';
import { CopySummary, formatBasis } from './summary.tsx';
import { ContributionWaterfall } from './waterfall.tsx';

/** Figures, ranges, warnings, contributions and sources of an estimate. */
export function PremiumDetails({ estimate }: { estimate: Estimate }) {
  const { warnings } = estimate;
  return (
    <div className={`${styles.details} stack-16`}>
      {estimate.insurance_type === 'health' ? (
        <HealthPrices estimate={estimate} />
      ) : (
        <>
          <PremiumFigures
            estimate={estimate}
            notes={{
              own: 'What drivers like this pay. A new customer is often asked for 1.3 to 1.7 times as much.',
              market: 'What all insured drivers pay on average (NAIC), at prices of August 2026.',
            }}
          />
          <PriceAxis marks={listPrices(estimate, [])} />
        </>
      )}
      <p className={styles.basis}>{formatBasis(estimate)}</p>
      {warnings.length === 0 ? null : (
        <Notice tone="warning" title="Limits of this estimate">
          <ul className="bullets">
            {warnings.map((warning) => (
              <li key={warning.message}>{formatWarning(warning, estimate.input_data)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <Part summary={`What makes it ${formatRoundedMoney(estimate.predicted_premium)}`} opensOnWide prints>
          <ContributionWaterfall estimate={estimate} />
        </Part>
        <Part summary="What next" opensOnWide>
          <LazyPanel>
            {({ CarSteps, HealthSteps }) =>
              estimate.insurance_type === 'health' ? (
                <HealthSteps market={toMarketplacePrice(estimate)} />
              ) : (
                <CarSteps state={estimate.input_data.state} />
              )
            }
          </LazyPanel>
        </Part>
      </div>
      <Disclaimer />
      <div className="stack-8">
        <CopySummary estimate={estimate} />
        <AboutEstimate estimate={estimate} />
      </div>
    </div>
  );
}

/** Prices of a health plan, with the household's questions. */
function HealthPrices({ estimate }: { estimate: HealthEstimate }) {
  const market = toMarketplacePrice(estimate);
  const { outlook, hasMedicare } = useOutlook(market);
  const { year } = estimate;
  const net =
    outlook?.covered === 1 && outlook.credit > 0 && outlook.net !== undefined
      ? [{ label: 'After the tax credit', amount: outlook.net }]
      : [];
  return (
    <>
      <PremiumFigures
        estimate={estimate}
        notes={{ market: formatMarketNote(estimate), own: formatMeaning(estimate) }}
      >
        <NetPrice market={market} />
      </PremiumFigures>
      <PriceAxis marks={listPrices(estimate, net)} />
      {hasMedicare ? null : (
        <div>
          <Part summary="Family, employer, tobacco">
            <LazyPanel>{({ HouseholdPanel }) => <HouseholdPanel market={market} />}</LazyPanel>
          </Part>
          {year ? (
            <Part summary="Bronze, silver or gold">
              <LazyPanel>{({ YearPanel }) => <YearPanel market={market} year={year} />}</LazyPanel>
            </Part>
          ) : null}
        </div>
      )}
    </>
  );
}

/** Formats what the marketplace price is for. */
function formatMarketNote({ market }: HealthEstimate): string {
  const note =
    'The second-cheapest silver plan costs this at your age, whatever your health, before tax credits.';
  return market.place_basis === 'state' || market.place_basis === 'country'
    ? `${note} It is an average: prices differ by county.`
    : note;
}

/** Formats what the health-rated premium means beside the marketplace price. */
function formatMeaning({
  predicted_premium: premium,
  market,
  input_data: { state },
}: HealthEstimate): string {
  const meaning =
    'What these answers would cost if insurers could price health. No marketplace insurer may charge this.';
  if (premium >= market.premium) return meaning;
  const reason = `${meaning} It is lower because the average person of your age is sicker`;
  return findFamilyTiers(state) ? `${reason}.` : `${reason}, and it rises less with age.`;
}

interface PartProps {
  summary: string;
  /** Opens it at first on screens that have room. */
  opensOnWide?: boolean;
  /** Renders the content at once, for print; otherwise when the part is opened. */
  prints?: boolean;
  children: ReactNode;
}

/** Part of a result that the visitor opens and closes. */
export function Part({ summary, opensOnWide = false, prints = false, children }: PartProps) {
  const [opensFirst] = useState(
    () => opensOnWide && (globalThis.matchMedia?.('(min-width: 48rem)').matches ?? false),
  );
  const [isOpened, setOpened] = useState(opensFirst);
  return (
    <details
      className={`${styles.part} ${prints ? styles.prints : ''}`}
      open={opensFirst}
      onToggle={() => setOpened(true)}
    >
      <summary>{summary}</summary>
      {isOpened || prints ? children : null}
    </details>
  );
}

export const loadPanels = () => loadCode(() => import('#frontend/features/plans/panels.ts'));

type Panels = Awaited<ReturnType<typeof loadPanels>>['panels'];

function LazyPanel({ children }: { children: (panels: Panels) => ReactNode }) {
  return (
    <OnDemand load={loadPanels} toast={{ id: 'panels', message: 'Failed to load this part' }} heading="h2">
      {({ panels }) => children(panels)}
    </OnDemand>
  );
}

/** Data sources and method of an estimate, collapsed at first. */
function AboutEstimate({ estimate }: { estimate: Estimate }) {
  const { insurance_type: insuranceType, model_version } = estimate;
  const { table, source, sentences } = level[insuranceType];
  return (
    <Part summary="About this estimate">
      <div className="measure stack-12">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {insuranceType === 'health' ? (
          <LazyPanel>{({ HouseholdSources }) => <HouseholdSources />}</LazyPanel>
        ) : null}
        <Facts
          className="stack-8"
          facts={{ 'Differences between people': table, 'Overall level': source, Model: model_version }}
        />
        <details>
          <summary>How reasons are calculated</summary>
          <p>
            The amounts of the answers are Shapley values: the premium is calculated for every combination of
            your answers and {insuranceType === 'health' ? 'the typical applicant’s' : 'the US average'}, and
            each answer gets its average share of the difference.
          </p>
        </details>
      </div>
    </Part>
  );
}
