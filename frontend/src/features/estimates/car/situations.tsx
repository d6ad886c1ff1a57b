import { useOwnCar } from '#frontend/features/estimates/own-car.ts';
import { Fold } from '#frontend/ui/fold.tsx';
import { nameEnglishPage } from '#functions/plans/texts/en.ts';
import { type CarSectionProps, findBarred } from './car-prices.ts';
import { estimateValue } from './facts.ts';
import { situationTexts as texts } from './situations.texts.ts';

interface Source {
  readonly name: string;
  readonly url: string;
}

type Situation = Exclude<keyof typeof texts, 'title' | 'source' | 'read'>;

/** Pages that say what the texts say, read on November 28 and 29, 2026. */
const sources: Readonly<Record<Situation, Source>> = {
  // Quotes of GEICO, Progressive and State Farm; the date of the page is not known.
  lapse: {
    name: 'ValuePenguin',
    url: 'https://www.valuepenguin.com/how-does-lapse-car-insurance-coverage-affect-rates',
  },
  sr22: { name: 'Nebraska DMV', url: 'https://dmv.nebraska.gov/node/227' },
  license: { name: 'USA.gov', url: 'https://www.usa.gov/visitors-driving' },
  gap: {
    name: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/ask-cfpb/what-is-guaranteed-auto-protection-gap-insurance-en-797/',
  },
  rideshare: { name: 'NAIC', url: 'https://www.naic.org/documents/consumer_alert_ridesharing_drivers.htm' },
  noCar: {
    name: 'MoneyGeek',
    url: 'https://www.moneygeek.com/insurance/auto/non-owner-sr-22-insurance',
  },
  student: {
    name: 'NJM Insurance',
    url: 'https://njm.com/ask/how-does-auto-insurance-work-for-college-students-away-from-home',
  },
  perMile: {
    name: 'NAIC (2023)',
    url: 'https://content.naic.org/cipr-topics/telematicsusage-based-insurance',
  },
  // $470, $701 and $1,012 a year with excellent, fair and poor credit. The address of the report itself was not seen.
  credit: {
    name: 'Consumer Federation of America, “The One Hundred Percent Penalty” (July 31, 2023)',
    url: 'https://consumerfed.org',
  },
};

/** Situations without a price, each opened by need; that of a loan is open if there is one. */
export function Situations({ estimate, facts }: CarSectionProps) {
  const { loan } = useOwnCar();
  const value = estimateValue(facts, estimate.input_data, new Date().getFullYear());
  const isCreditBarred = findBarred(facts, estimate.input_data.state).includes('credit');
  const shown = (
    ['lapse', 'sr22', 'license', 'gap', 'rideshare', 'noCar', 'student', 'perMile', 'credit'] as const
  ).filter((name) => name !== 'credit' || !isCreditBarred);
  return (
    <Fold title={texts.title} heading="h2" screenOnly>
      <div className="measure">
        {shown.map((name) => {
          const { title, text } = texts[name];
          return (
            <Fold key={name} title={title} heading="h3" opens={name === 'gap' && loan === 'yes'}>
              <p>{typeof text === 'string' ? text : text(value)}</p>
              <SourceLine source={sources[name]} />
            </Fold>
          );
        })}
      </div>
    </Fold>
  );
}

function SourceLine({ source }: { source: Source }) {
  return (
    <p className="remark">
      <span>{texts.source}</span>
      <a href={source.url} rel="noreferrer">
        <span lang="en">{source.name}</span>
        <span>{nameEnglishPage('')}</span>
      </a>
      <span>{texts.read}</span>
    </p>
  );
}
