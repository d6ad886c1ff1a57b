import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

const aYear = (usd: number) => `${money(usd)} al año`;

const toLimits = ([person = 0, crash = 0, property = 0]: readonly number[]) =>
  `${money(1000 * person)} por persona, ${money(1000 * crash)} por choque y ${money(1000 * property)} por daños a bienes`;

export const coverTexts: typeof english.coverTexts = {
  heading: 'Precios por cobertura',
  names: {
    minimum: 'Mínimo del estado',
    liability_comprehensive: 'Responsabilidad civil + robo y clima',
    full: 'Cobertura completa',
  },
  shortNames: { minimum: 'Mínimo', liability_comprehensive: '+ robo y clima', full: 'Completa' },
  adds: { minimum: 'daños a otros', liability_comprehensive: '+ robo, granizo', full: '+ choque propio' },
  limits: (limits) => `El mínimo del estado paga hasta ${toLimits(limits)}.`,
  limitsDiffer: 'Lo que paga el mínimo depende del estado.',
  propertyAndInjury: 'El mínimo del estado solo paga los daños a bienes y sus propias lesiones.',
  notRequired: (limits) => `Su estado no exige seguro. La póliza más barata paga hasta ${toLimits(limits)}.`,
  yours: 'La suya',
  yearly: aYear,
  bar: (low, high) =>
    `La barra muestra lo que pagan los clientes de aseguradoras baratas y caras. La primera cotización, sin descuentos, puede ir de ${money(low)} a ${money(high)} al mes con cobertura completa.`,
  failed: 'No se pudieron cargar los datos sobre su auto',
};

({}) as typeof import('./es.ts') satisfies typeof english;
