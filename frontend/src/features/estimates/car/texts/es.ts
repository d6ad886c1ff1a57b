import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

const aYear = (usd: number) => `${money(usd)} al año`;

export const coverTexts: typeof english.coverTexts = {
  heading: 'Precios por cobertura',
  names: {
    minimum: 'Mínimo del estado',
    liability_comprehensive: 'Responsabilidad civil + robo y clima',
    full: 'Cobertura completa',
  },
  shortNames: { minimum: 'Mínimo', liability_comprehensive: '+ robo y clima', full: 'Completa' },
  adds: { minimum: 'daños a otros', liability_comprehensive: '+ robo, granizo', full: '+ choque propio' },
  yours: 'La suya',
  yearly: aYear,
  bar: (low, high) =>
    `Con cobertura completa, la primera cotización, sin descuentos, puede ir de ${money(low)} a ${money(high)} al mes.`,
  failed: 'No se pudieron cargar los datos sobre su auto',
};

({}) as typeof import('./es.ts') satisfies typeof english;
