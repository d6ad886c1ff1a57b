import { formatList, formatRoundedMoney as money } from '#frontend/ui/format.ts';
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
  adds: { liability_comprehensive: '+ robo, granizo', full: '+ choque propio' },
  limits: (limits) => `límites ${limits}`,
  limitsDiffer: 'límites según el estado',
  propertyAndInjury: 'solo bienes y lesiones propias',
  notRequired: (limits) => `${limits}, no es obligatorio`,
  yours: 'La suya',
  yearly: aYear,
  bar: (low, high) =>
    `Barra: de aseguradoras baratas a caras, según lo que se paga. Precios de lista antes de descuentos: de ${low} a ${high} veces el estimado.`,
  mix: 'Una mezcla de las coberturas usuales.',
  liability: 'Solo responsabilidad civil, con los límites que se suelen comprar.',
  failed: 'No se pudieron cargar los datos sobre su auto',
};

export const lineTexts: typeof english.lineTexts = {
  name: 'Precios hasta ahora',
  assumed: {
    driving_experience: (years) => `${years} años de manejo`,
    annual_mileage: () => '13,476 millas al año',
    prv_accident: () => 'sin accidentes',
  },
  month: (assumed) =>
    assumed.length > 0 ? `al mes; se supone: ${formatList(assumed)}` : 'al mes, lo que pagan esas personas',
};

({}) as typeof import('./es.ts') satisfies typeof english;
