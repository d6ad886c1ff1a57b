import { stateNames } from '#contract/states/texts/en.ts';
import { Fold } from '#frontend/ui/fold.tsx';
import { formatDate, formatRoundedMoney } from '#frontend/ui/format.ts';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import type { CarSectionProps } from './car-prices.ts';
import { carTexts } from './car-sections.texts.ts';
import { hasProvision, type StateLaw } from './facts.ts';

/** Limits in force, the next change, covers for own injuries and against the uninsured, and the state's pages. */
export function StateLawBlock({ estimate, facts }: CarSectionProps) {
  const texts = carTexts.law;
  const { state } = estimate.input_data;
  const law = facts.states[state ?? ''];
  const name = stateNames[state ?? ''] ?? '';
  return (
    <Fold title={texts.title} heading="h2" opensOnWide screenOnly>
      {law ? (
        <div className="stack-8">
          <p>{formatLaw(law, name)}</p>
          {law.next && <p>{texts.next(formatDate(`${law.next.on}T12:00:00Z`), law.next.limits)}</p>}
          {hasProvision(law, 'medical_choice') && <p>{texts.medicalChoice}</p>}
          <p className="quiet">
            {[
              texts.injuries[law.pip]?.(law.pip_usd === null ? undefined : formatRoundedMoney(law.pip_usd)),
              law.required ? texts.uninsured[law.uninsured] : texts.uninsuredIfInsured,
              law.barred.length > 0 && texts.barred(law.barred.map((factor) => texts.factors[factor])),
              hasProvision(law, 'insurance_score') && texts.barredScore,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <p className="row">
            <PageOfState law={law} />
            {law.guide && <Guide guide={law.guide} text={texts.guide(law.guide.year)} />}
            <span className="remark">{texts.checked}</span>
          </p>
        </div>
      ) : (
        <p>{texts.noState}</p>
      )}
    </Fold>
  );
}

export function formatLaw(law: StateLaw, name: string): string {
  const texts = carTexts.law;
  if (!law.required) return texts.notRequired(name, law.limits);
  return law.limits[0] === 0
    ? texts.propertyAlone(name, law.limits)
    : texts.required(name, law.since, law.limits);
}

const toSite = (page: string) => page.split('/')[0] ?? page;

/** Link to the state's page, or the name of its site where no page was seen. */
function PageOfState({ law: { page, has_page } }: { law: StateLaw }) {
  const site = carTexts.law.page(toSite(page));
  return has_page ? (
    <a href={`https://${page}`} rel="noreferrer">
      {nameEnglishPage(site)}
    </a>
  ) : (
    <span>{site}</span>
  );
}

/** Link to a state's comparison of prices, or its name beside the state's site. */
function Guide({ guide, text }: { guide: NonNullable<StateLaw['guide']>; text: string }) {
  return guide.url ? (
    <a href={guide.url} rel="noreferrer">
      {nameEnglishPage(text)}
    </a>
  ) : (
    <span>{text}</span>
  );
}
