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
    return `${label}: ${format(answer)} está ${side} del rango de nuestros datos, ${range}. El estimado usa ${format(used)}.`;
  },
  mileage_unlikely: ({ answer, highest }) =>
    `El kilometraje anual se da en miles de kilómetros: ${answer} significa ${answer} mil km al año. El estimado usa ${highest}.`,
  future_car: ({ answer }) =>
    `El año de fabricación ${answer} está en el futuro. El estimado es para un auto nuevo.`,
  experience_above_age: ({ answer, highest }) =>
    `Años de manejo: ${answer} son más de los que han pasado desde los 16 años de edad. El estimado usa ${highest}.`,
  many_accidents: () =>
    'Con tantos accidentes, una aseguradora común puede negarse a asegurar a esa persona. Su estado tiene un plan de riesgo asignado para quienes ninguna aseguradora acepta.',
  classic_car: () =>
    'Hay aseguradoras especiales para los autos clásicos. Acuerdan un valor con usted y suelen exigir que recorra pocas millas.',
  driver_under_16: () =>
    'La ley permite a pocas personas menores de 16 años conducir solas. Por lo general se agregan a la póliza de su padre o madre, que cuesta menos.',
  driver_over_100: () =>
    'Casi no conocemos precios para personas de más de 100 años. Pregunte directamente a las aseguradoras.',
  rate_for_children: ({ age }) =>
    `Antes de los ${age} años, el precio en el Mercado es una tarifa para menores. Sube a los ${age}, en algunos estados la mitad o más.`,
  zip3_not_used: ({ zip3 }) =>
    `Los dígitos ${zip3} del código postal no cambian el precio en este condado, así que el estimado no los usa.`,
  above_market: ({ times }) => `Esta prima es más de ${times} veces el precio en el Mercado.`,
  plan_year_over: ({ plan_year, newest }) =>
    newest > plan_year
      ? `El año ${plan_year} ya terminó. Estime los precios de ${newest}.`
      : `Ya se venden planes para un año posterior a ${plan_year}. El Mercado tiene sus precios.`,
  unknown_field: ({ field }) => `${field}: este campo no se conoce, así que el estimado no lo usa.`,
  prices_missing: () =>
    'Para ver los precios de este lugar necesita internet. Este estimado es para todo el país.',
};

({}) as typeof import('./es.ts') satisfies typeof english;
