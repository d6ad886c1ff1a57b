import { useState } from 'react';
import * as z from 'zod/mini';
import { quantityText } from '#frontend/features/predictions/form/number-text.ts';
import { Button } from '#frontend/ui/button.tsx';
import { FormErrorSummary } from '#frontend/ui/form-messages.tsx';
import { formatMonthlyMoney, formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import { TextField } from '#frontend/ui/text-field.tsx';
import { useSchemaForm } from '#frontend/ui/use-schema-form.ts';
import styles from './tax-credit.module.css';
import { calculateTaxCredit, isStateDecisive, type TaxCredit, type TaxCreditFacts } from './tax-credit.ts';

/** Marketplace price that the credit is taken off. */
export interface MarketplacePrice {
  /** Postal code; undefined if the applicant did not give the state. */
  state: string | undefined;
  /** USD a year, before the credit. */
  premium: number;
  range: { low: number; high: number };
}

const labels = { householdIncome: 'Household income', householdSize: 'Household size' };

const householdSchema = z.object({
  householdIncome: quantityText(labels.householdIncome),
  householdSize: z.pipe(
    quantityText(labels.householdSize),
    z.int('Household size must be a whole number').check(z.minimum(1, 'Household size must be at least 1')),
  ),
});

/** Calculator of the premium tax credit. It runs in the browser and sends nothing. */
export function TaxCreditCalculator({ market }: { market: MarketplacePrice }) {
  const form = useSchemaForm(householdSchema, { householdIncome: '', householdSize: '' });
  const [facts, setFacts] = useState<TaxCreditFacts>();
  const problems = form.summary.problems.map(({ name, message }) => ({
    name,
    message: message === 'Required' ? `${labels[name as keyof typeof labels]}: ${message}` : message,
  }));
  const submit = form.submit(
    ({ householdIncome, householdSize }) =>
      setFacts({ income: householdIncome, householdSize, state: market.state, benchmark: market.premium }),
    () => setFacts(undefined),
  );

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>
        Household income and size give the premium tax credit of 2026 for one covered adult. They are used in
        this browser only: Premia neither sends nor stores them.
      </p>
      <FormErrorSummary problems={problems} attempt={form.summary.attempt} />
      <div className={styles.fields}>
        <TextField
          label="Household income (USD a year)"
          unit="$ a year"
          inputMode="decimal"
          autoComplete="off"
          hint="Of 2026, before taxes, of everyone on your tax return."
          {...form.bind('householdIncome')}
        />
        <TextField
          label="Household size (persons)"
          inputMode="numeric"
          autoComplete="off"
          hint="Everyone on your tax return, you included."
          {...form.bind('householdSize')}
        />
      </div>
      <div>
        <Button type="submit">Calculate what I would pay</Button>
      </div>
      <div role="status">{facts && <TaxCreditResult facts={facts} range={market.range} />}</div>
    </form>
  );
}

/** Price after the credit with the reasons. */
function TaxCreditResult({ facts, range }: { facts: TaxCreditFacts; range: MarketplacePrice['range'] }) {
  const credit = calculateTaxCredit(facts);
  return (
    <div className={styles.result}>
      {'remaining' in credit && (
        <p>
          <span className={styles.label}>Price that remains for the benchmark plan</span>{' '}
          <strong className={styles.remaining}>{formatRoundedMoney(credit.remaining)}</strong> a year, or{' '}
          {formatMonthlyMoney(credit.remaining)} a month
        </p>
      )}
      {buildExplanations(credit, facts, range).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={styles.source}>
        Applies to an adult without Medicare and without affordable coverage from an employer; married couples
        must file their taxes together. Help that some states add is not included. Rules of 2026: IRS Rev.
        Proc. 2025-25, federal poverty guidelines of 2025 (credit) and 2026 (Medicaid).
      </p>
    </div>
  );
}

function buildExplanations(
  credit: TaxCredit,
  facts: TaxCreditFacts,
  range: MarketplacePrice['range'],
): string[] {
  return [
    ...explainOutcome(credit, facts),
    // A price above the contribution raises the credit, not what remains.
    ...(credit.outcome === 'credit' && credit.credit > 0
      ? [
          range.low >= credit.contribution
            ? 'What remains is the same where the plan costs more or less: the credit makes up the difference.'
            : `Where the plan costs less than ${formatRoundedMoney(credit.contribution)}, you pay its price and get no credit.`,
        ]
      : []),
    ...(isStateDecisive(facts) ? [unknownStateText] : []),
    ...(facts.state === 'NY' && credit.outcome === 'credit' && credit.percentOfPoverty <= 250
      ? ['Until June 2026 New York’s Essential Plan covered incomes up to 250% of the poverty line.']
      : []),
  ];
}

const unknownStateText =
  'At this income the state decides. With Medicaid expanded (40 states and DC), adults up to 138% of the poverty line get Medicaid; in Minnesota, New York, Oregon and DC a basic health program replaces the credit up to 200%. Give your state in the form to see your case.';

const medicaidTexts: Readonly<Record<string, string>> = {
  WI: 'Wisconsin covers adults up to the poverty line in Medicaid (BadgerCare Plus), which takes the place of the credit.',
};

const noMedicaidTexts: Readonly<Record<string, string>> = {
  GA: 'In Georgia, adults at this income get Medicaid only in its work program (Pathways).',
};

function explainOutcome(credit: TaxCredit, { state = '' }: TaxCreditFacts): string[] {
  switch (credit.outcome) {
    case 'credit': {
      const share = `At ${formatNumber(Math.floor(credit.percentOfPoverty))}% of the poverty line the benchmark plan may cost ${formatNumber(credit.percentOfIncome)}% of your income, ${formatRoundedMoney(credit.contribution)} a year.`;
      return credit.credit > 0
        ? [`${share} The tax credit pays the rest, about ${formatRoundedMoney(credit.credit)} a year.`]
        : [`${share} The plan costs less, so there is no tax credit.`];
    }
    case 'income_too_high':
      return [
        `There is no tax credit above 400% of the poverty line, which is ${formatRoundedMoney(credit.limit)} for this household.`,
      ];
    case 'income_too_low':
      return [
        `There is no tax credit below the poverty line, which is ${formatRoundedMoney(credit.limit)} for this household.`,
        ...(state === ''
          ? []
          : [
              noMedicaidTexts[state] ??
                'Your state did not expand Medicaid: most adults at this income get none.',
            ]),
      ];
    case 'medicaid':
      return [
        medicaidTexts[state] ??
          `At this income adults get Medicaid instead of the tax credit: your state covers incomes up to ${formatRoundedMoney(credit.limit)} for this household.`,
      ];
    case 'basic_program':
      return [
        `At this income a basic health program takes the place of the tax credit: ${credit.program}, for incomes up to ${formatRoundedMoney(credit.limit)} for this household.`,
      ];
  }
}
