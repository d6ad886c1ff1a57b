import { toLabel } from '#contract/texts/es.ts';
import type * as english from './en.ts';

const units: Readonly<Record<string, string>> = {
  age: 'años',
  weight: 'kg',
  height: 'cm',
  driver_age: 'años',
  driving_experience: 'años',
  annual_mileage: 'miles de km',
};

export const warningTexts: typeof english.warningTexts = {
  beyond_data: ({ feature, label = toLabel(feature), answer, lowest, highest }, format = String) => {
    const [side, used] = answer < lowest ? ['por debajo', lowest] : ['por encima', highest];
    const unit = format === String ? units[feature] : undefined;
    const range = `de ${format(lowest)} a ${format(highest)}${unit ? ` ${unit}` : ''}`;
    return `${label}: ${format(answer)} está ${side} del rango de nuestros datos (${range}); el estimado usa ${format(used)}.`;
  },
  future_car: ({ answer }) =>
    `El año de fabricación ${answer} está en el futuro; el estimado es para un auto nuevo.`,
  experience_above_age: ({ answer, highest }) =>
    `Años de manejo: ${answer}. Desde los 16 años de edad no han pasado tantos; el estimado usa ${highest}.`,
  many_accidents: () =>
    'Con tantos accidentes, una aseguradora común puede negarse. Su estado tiene un plan de riesgo asignado para quienes ninguna aseguradora acepta.',
  classic_car: () =>
    'Los autos clásicos tienen un mercado propio: sus aseguradoras acuerdan un valor con usted y suelen pedir que recorra pocas millas.',
  driver_under_16: () =>
    'Pocas personas menores de 16 años pueden conducir solas: por lo general se agregan a la póliza de su padre o madre, que cuesta menos.',
  driver_over_100: () =>
    'Casi no se conocen precios para personas de más de 100 años: pregunte directamente a las aseguradoras.',
  rate_for_children: ({ age }) =>
    `Antes de los ${age} años, el precio en el Mercado es una tarifa para menores. Sube a los ${age}, en algunos estados la mitad o más.`,
  zip3_not_used: ({ zip3 }) =>
    `Los dígitos ${zip3} del código postal no cambian el precio en este condado y no se usan.`,
  above_market: ({ times }) => `Esta prima es más de ${times} veces el precio en el Mercado.`,
  plan_year_over: ({ plan_year, newest }) =>
    newest > plan_year
      ? `El año ${plan_year} ya terminó: estime los precios de ${newest}.`
      : `Ya se venden planes para un año posterior a ${plan_year}: el Mercado tiene sus precios.`,
  prices_missing: () =>
    'Para ver los precios de este lugar necesita internet. Este estimado es para todo el país.',
};

({}) as typeof import('./es.ts') satisfies typeof english;
