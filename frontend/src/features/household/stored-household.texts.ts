const en = {
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

const es: typeof en = {
  alone: 'Guardado sin su familia ni sus ingresos: estos son precios completos, solo para usted.',
  addFamily: 'Agregar a su familia',
  notStored: 'Sin restar ningún crédito tributario: sus ingresos no están guardados',
  notSaved: 'Sin guardar: el estimado guardado no cambia.',
  saveAsNew: 'Guardar como nuevo',
  savedAsNew: 'Se guardó como un estimado nuevo, con su hogar. El anterior sigue en su historial.',
  deleteOld: 'Eliminar el anterior',
  deletedOld: 'El estimado anterior se eliminó.',
  giveIncome: 'Escribir sus ingresos',
};

/** Texts about the household of a stored prediction. */
export const storedHouseholdTexts = globalThis.premiaLanguage === 'es' ? es : en;
