import type * as english from './tax-year.en.ts';

const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

export const taxYearTexts: typeof english.taxYearTexts = {
  title: ({ year, limit, income, loss }) =>
    `Con ${usd(income - limit)} menos en ${year} puede ahorrar hasta ${usd(loss)}`,
  text: ({ year, limit, income, loss, isRunning }) =>
    `Para ${year} el límite es ${usd(limit)}. Si sus ingresos de ${year} también son ${usd(income)}, usted conserva hasta ${usd(loss)} si los baja en ${usd(income - limit)}. ${isRunning ? 'Hasta el 31 de diciembre puede aportar a un plan de jubilación del trabajo. ' : ''}Hasta el 15 de abril puede aportar a una cuenta IRA tradicional, si puede deducirlo, o a una cuenta de ahorros para la salud (HSA), si su plan de ${year} la permite.`,
  ask: 'Pregunte antes a quien prepara sus impuestos.',
};

({}) as typeof import('./tax-year.es.ts') satisfies typeof english;
