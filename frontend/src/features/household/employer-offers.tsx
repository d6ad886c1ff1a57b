import { ChoiceField } from '#frontend/ui/choice-field.tsx';
import { commonTexts } from '#frontend/ui/common.texts.ts';
import { AmountField } from './amount-field.tsx';
import { offerTexts } from './employer-offers.texts.ts';
import styles from './household-fields.module.css';
import { useHouseholdInput } from './household-store.ts';
import { answerOffers, type Row, toFieldName, useRows } from './named-people.ts';
import type { Problems } from './typed-household.ts';

/** Prices of plans of the adults' employers, if any are offered: they decide about the tax credit. */
export function EmployerOffers({ problems }: { problems: Problems }) {
  const [{ people, has_offer }, change] = useHouseholdInput();
  const rows = useRows();
  const adults = rows.filter(({ person }) => person.role === 'adult');
  const answer = has_offer ?? (adults.some(({ person }) => person.hasOffer) ? 'yes' : '');
  const isOnlyAdult = adults.length === 1;
  const offering = adults.filter(({ person }) => isOnlyAdult || person.hasOffer);
  const setOffers = (has: (row: Row) => boolean) =>
    change({
      people: rows.map((row) => ({ ...row.person, hasOffer: row.person.role === 'adult' && has(row) })),
    });
  return (
    <>
      <ChoiceField
        name="household-has-offer"
        label={offerTexts.question}
        hint={answer === 'yes' ? offerTexts.which : undefined}
        segmented
        options={commonTexts.yesOrNo}
        value={answer}
        onChange={({ target }) => change(answerOffers(people, target.value === 'yes' ? 'yes' : 'no'))}
      />
      {answer === 'yes' && !isOnlyAdult && (
        <ChoiceField
          name="household-employers"
          label={offerTexts.whose}
          multiple
          options={adults.map(({ path, name }) => ({ value: path, label: name }))}
          value={offering.map(({ path }) => path)}
          onChange={({ target }) =>
            setOffers(({ path, person }) => (path === target.value ? target.checked : person.hasOffer))
          }
        />
      )}
      {answer === 'yes' &&
        offering.map((row) => (
          <OfferFields key={row.path} row={row} problems={problems} hasFamily={people.length > 1} />
        ))}
    </>
  );
}

interface OfferFieldsProps {
  row: Row;
  problems: Problems;
  /** True for an adult who is not alone. */
  hasFamily: boolean;
}

function OfferFields({ row, problems, hasFamily }: OfferFieldsProps) {
  const { path, isApplicant, number, person, change } = row;
  const { own, ownHint, family } = isApplicant ? offerTexts.yours : offerTexts.ofAdult(number);
  const [ownPath, familyPath] = [`${path}.employer_offer.own`, `${path}.employer_offer.family`];
  return (
    <div className={`${styles.offers} columns`}>
      <AmountField
        name={toFieldName(ownPath)}
        label={own}
        hint={ownHint}
        error={problems[ownPath]}
        value={person.ownOffer}
        onChange={(ownOffer) => change({ ownOffer, hasOffer: true })}
      />
      {hasFamily && (
        <AmountField
          name={toFieldName(familyPath)}
          label={family}
          error={problems[familyPath]}
          value={person.familyOffer}
          onChange={(familyOffer) => change({ familyOffer, hasOffer: true })}
        />
      )}
    </div>
  );
}
