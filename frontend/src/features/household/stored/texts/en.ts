/** Texts about the household of a stored prediction. */
export const keepTexts = {
  label: 'Keep the household with it (people, income): prices stay the same on every device',
  changes: 'Changes here are not stored: they end with this page.',
  notStored: 'Before any tax credit: the income is not stored',
  giveIncome: 'Give your income',
};
