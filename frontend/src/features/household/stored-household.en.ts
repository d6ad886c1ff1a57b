/** Texts about the household of a stored prediction. */
export const storedHouseholdTexts = {
  alone: 'Saved without your family and income: these are full prices for you alone.',
  addFamily: 'Add your family',
  notStored: 'Before any tax credit: the income is not stored',
  notSaved: 'Not saved: the stored estimate stays as it was.',
  saveAsNew: 'Save as a new estimate',
  savedAsNew: 'It is saved as a new estimate, with its household. The old one is still in your history.',
  deleteOld: 'Delete the old one',
  deletedOld: 'The old estimate is deleted.',
  giveIncome: 'Give your income',
};
