const usd = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

interface Facts {
  year: number;
  limit: number;
  income: number;
  loss: number;
  isRunning: boolean;
}

const en = {
  title: ({ year, limit, income, loss }: Facts) =>
    `${usd(income - limit)} less income in ${year} can save up to ${usd(loss)}`,
  text: ({ year, limit, income, loss, isRunning }: Facts) =>
    `For ${year} the limit is ${usd(limit)}. If your ${year} income is ${usd(income)} too, lower it by ${usd(income - limit)} and you keep up to ${usd(loss)}. ${isRunning ? 'Until December 31 you can pay into a retirement plan at work. ' : ''}Until April 15 you can pay into a traditional IRA, if you may deduct it, or into a health savings account, if your ${year} plan allows one.`,
  born: (year: number) =>
    `A child of 0 counts here as born in ${year}. A child born in ${year + 1} is not on the return of ${year}, and its limit is lower.`,
  ask: 'Ask a tax preparer before you pay.',
};

const es: typeof en = {
  title: ({ year, limit, income, loss }) =>
    `Con ${usd(income - limit)} menos en ${year} puede ahorrar hasta ${usd(loss)}`,
  text: ({ year, limit, income, loss, isRunning }) =>
    `Para ${year} el límite es ${usd(limit)}. Si sus ingresos de ${year} también son ${usd(income)}, usted conserva hasta ${usd(loss)} si los baja en ${usd(income - limit)}. ${isRunning ? 'Hasta el 31 de diciembre puede aportar a un plan de jubilación del trabajo. ' : ''}Hasta el 15 de abril puede aportar a una cuenta IRA tradicional, si puede deducirlo, o a una cuenta de ahorros para la salud (HSA), si su plan de ${year} la permite.`,
  born: (year) =>
    `Un niño de 0 años cuenta aquí como nacido en ${year}. Si nació en ${year + 1}, no está en la declaración de ${year} y el límite es más bajo.`,
  ask: 'Pregunte antes a quien prepara sus impuestos.',
};

/** Texts on a tax year whose income can still be lowered below the limit of the tax credit. */
export const taxYearTexts = globalThis.premiaLanguage === 'es' ? es : en;
