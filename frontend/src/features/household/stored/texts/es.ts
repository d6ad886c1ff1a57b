import type * as english from './en.ts';

export const keepTexts: typeof english.keepTexts = {
  label:
    'Guardar el hogar con el estimado (personas, ingresos): los precios serán los mismos en todos sus dispositivos',
  changes: 'Lo que cambie aquí no se guarda: vale mientras esta página está abierta.',
  notStored: 'Sin restar ningún crédito tributario: sus ingresos no están guardados',
  giveIncome: 'Escribir sus ingresos',
};
