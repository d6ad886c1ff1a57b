import type * as english from './stored-household.en.ts';

export const storedHouseholdTexts: typeof english.storedHouseholdTexts = {
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

({}) as typeof import('./stored-household.es.ts') satisfies typeof english;
