import type { Cause } from '#functions/plans/explain-change.ts';

const usd = (amount: number) => `$${Math.abs(amount).toLocaleString('en-US')}`;

const moreOrLess = (amount: number) => (amount < 0 ? 'less' : 'more');

const list = /* @__PURE__ */ new Intl.ListFormat('en-US', { style: 'long' });

const formatAges = (ages: readonly number[]) => list.format(ages.map(String)).replace(', and ', ' and ');

/** Whom a sentence is about. */
export interface Subject {
  /** Age of the applicant, if among them. */
  you?: number | undefined;
  adults: readonly number[];
  children: readonly number[];
}

const en = {
  /** True for one person who is not addressed: the verb is in the third person. */
  isOneOther: ({ you, adults, children }: Subject) =>
    you === undefined && adults.length + children.length === 1,
  /** Texts on what changes between two prices of a household, and why. */
  changeTexts: {
    since: (day: string) => `What changed since ${day}`,
    sinceLast: 'What changed since your last estimate',
    fromTo: (first: string, last: string) => `From ${first} to ${last}`,
    showYear: (year: number) => `Show ${year}`,
    born: (year: number) =>
      `A child of 0 counts here as born in ${year}: on the tax return of that year, and in none of its prices.`,
    level: 'Level',
    now: 'now',
    before: 'before',
    month: 'Prices a month',
    /** The same in few words. */
    perMonth: 'a month',
    change: 'change',
    about: (text: string) => `about ${text}`,
    amount: usd,
    /** "$206 less" */
    difference: (amount: number) => `${usd(amount)} ${moreOrLess(amount)}`,
    same: 'the same',
    aboutSame: 'about the same',
    /** One line: "Silver: $280, then about $309 a month, $29 more." */
    years: (row: { name: string; before: string; after: string; difference: string }, isAbout: boolean) =>
      `${row.name}: ${row.before}, then ${isAbout ? 'about ' : ''}${row.after} a month, ${row.difference}.`,
    range: (level: string, low: number, high: number) =>
      `${level} could change by ${usd(low)} ${moreOrLess(low)} to ${usd(high)} ${moreOrLess(high)} a month.`,
    nothing: 'Nothing changes in these prices.',
    tobacco: (amount: number) =>
      `Tobacco may add up to ${usd(amount)} a month to silver: no price here has it.`,
    tobaccoAlone: (amount: number) =>
      `The prices stay the same, but tobacco may add up to ${usd(amount)} a month to silver.`,
    silverPays: (after: number, before: number) =>
      `Silver plans then pay ${after}% of the costs of care instead of ${before}%.`,
    offerNow: (now: string, before: string | undefined) =>
      `The employer’s plan costs ${now} a month besides these prices${before === undefined ? '' : `, and ${before} before`}.`,
    offerBefore: (before: string) =>
      `Before, the employer’s plan cost ${before} a month besides these prices.`,
    order: 'In another order these lines would differ, but not their sum.',
    /** Title of the reasons: "Why silver costs $206 less" */
    why: (level: string, amount: number) =>
      `Why ${level.toLowerCase()} costs ${amount === 0 ? 'the same' : `${usd(amount)} ${moreOrLess(amount)}`}`,
    whyAboutSame: (level: string) => `Why ${level.toLowerCase()} costs about the same`,
    whyBill: (level: string, amount: number) =>
      `Why ${level.toLowerCase()} costs ${usd(amount)} ${moreOrLess(amount)} than your bill`,
    levelsOfReasons: 'Reasons for',
    raises: 'more',
    lowers: 'less',
    caption: 'a month, after the tax credit',
    payHint: 'We compare it with silver. It is not stored or sent.',
    bill: 'Your bill',
    /** Difference between the typed bill and what the first year costs by our figures. */
    unexplained: 'Not explained by our estimate of today',
    told: (bill: number, estimate: number) =>
      `You told us ${usd(bill)}; our estimate of today is ${usd(estimate)}. We can’t explain ${usd(bill - estimate)}.`,
    smallAlone: (names: readonly string[], amount: number) =>
      `Smaller changes (${names.join(', ')}): ${usd(amount)} ${moreOrLess(amount)}.`,
    small: (names: readonly string[]) => `Smaller changes (${names.join(', ')})`,
    creditRises: (year: number) => `Plans cost more in ${year}, but your tax credit rises with them.`,
    beforeNow: (before: string, after: string) => `Before: ${before}. Now: ${after}.`,
    ends: {
      price: (silver: string) => `silver ${silver} a month`,
      employer: (amount: string) => `employer’s plan ${amount} a month, no tax credit`,
      medicaid: 'probably Medicaid or CHIP, free or low cost',
      program: (name: string) => `probably ${name}`,
      medicare: 'Medicare',
      other_cover: 'coverage of veterans or TRICARE, no tax credit',
      state_decides: 'the state decides about the help',
    },
    noIncomeBefore: 'The older estimate has no income, so we can’t say why the price differs.',
    noIncomeAfter: 'The newer estimate has no income, so we can’t say why the price differs.',
    causes: {
      rules: (year: number, state: string | undefined) =>
        state === undefined ? `The rules of ${year}` : `The rules of ${year}, with help from ${state}`,
      rulesGive: (year: number, limit: number) =>
        `The rules of ${year} give you a tax credit up to ${usd(limit)}`,
      rulesTake: (year: number, limit: number) =>
        `By the rules of ${year} your income is above the limit of ${usd(limit)}, so you get no tax credit`,
      pricesRise: (year: number) => `Plans cost more in ${year}`,
      pricesRiseButCredit: (year: number) => `Plans cost more in ${year}, and the tax credit rises further`,
      pricesFall: (year: number) => `Plans cost less in ${year}`,
      pricesFallButCredit: (year: number) => `Plans cost less in ${year}, and the tax credit falls further`,
      newPrices: (year: number) => `New prices of ${year}`,
      older: (isAlone: boolean): string => (isAlone ? 'You are a year older' : 'All of you are a year older'),
      olderButCredit: (isAlone: boolean) =>
        `${isAlone ? 'You are a year older' : 'All of you are a year older'}, which raises the tax credit`,
      ages: 'Other ages in your household',
      joined: (count: number) =>
        count === 1 ? 'One more person in your household' : `${count} more persons in your household`,
      left: (count: number) =>
        count === 1 ? 'One person less in your household' : `${count} persons less in your household`,
      people: 'Other people in your household',
      size: 'Another number of persons on your tax return',
      childrenNotCounted: (sentence: string) =>
        `${sentence}, and the tax credit no longer counts the children`,
      place: (name: string) => `Plans and tax credit of ${name}`,
      newPlace: 'Prices of the new place',
      cover: 'Other coverage or an offer of an employer',
      /** @param hasLessCredit the tax credit falls by more than the price */
      inPlace: {
        medicare: (hasLessCredit: boolean): string =>
          `Medicare in place of the plan${hasLessCredit ? ', and so less tax credit' : ''}`,
        employer: (hasLessCredit: boolean): string =>
          `The employer’s plan in place of this one${hasLessCredit ? ', and so less tax credit' : ''}`,
      },
      income: (amount: number) => `Your income is ${usd(amount)} ${amount < 0 ? 'lower' : 'higher'}`,
      overLimit: (limit: number) => `Your income passes the limit of ${usd(limit)}, so you get no tax credit`,
      underLimit: (limit: number) =>
        `Your income is within the limit of ${usd(limit)}, so you get a tax credit`,
      reaches: (line: number) => `Your income reaches ${usd(line)}, so you get a tax credit`,
      fallsBelow: (line: number) => `Your income is below ${usd(line)}, so you get no tax credit`,
      together: (names: readonly string[]) => {
        const text = list.format(names).replace(/, and /, ' and ');
        return `${text.charAt(0).toUpperCase()}${text.slice(1)}, together`;
      },
    },
    /** Causes in few words, inside a sentence. */
    names: {
      rules: 'new rules',
      prices: 'new prices',
      ages: 'your ages',
      people: 'the people in your household',
      place: 'your new place',
      cover: 'other coverage',
      income: 'your income',
    } satisfies Readonly<Record<Cause, string>>,
    /** "You (64)", "The adult of 61", "Your children (9, 6 and 0)" */
    who: ({ you, adults, children }: Subject) => {
      const names = [
        ...(you === undefined ? [] : [`you (${you})`]),
        ...adults.map((age) => `the adult of ${age}`),
        ...(children.length === 0
          ? []
          : [`your ${children.length === 1 ? 'child' : 'children'} (${formatAges(children)})`]),
      ];
      const text = list.format(names);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    /** Sentences on who gets which coverage. */
    moves: {
      public: (who: string, _subject: Subject) =>
        `${who} would probably get Medicaid or CHIP, free or low cost.`,
      program: (who: string, _subject: Subject, name: string) => `${who} would probably get ${name}.`,
      medicare: (who: string, subject: Subject) =>
        isOneOther(subject)
          ? `${who} gets Medicare and leaves the plan.`
          : `${who} get Medicare and leave the plan.`,
      employer: (who: string, _subject: Subject) =>
        `${who} would have the employer’s plan, without a tax credit.`,
      veterans: (who: string, _subject: Subject) =>
        `${who} would have veterans’ health care, without a tax credit.`,
      tricare: (who: string, _subject: Subject) => `${who} would have TRICARE, without a tax credit.`,
      plan: (who: string, _subject: Subject) => `${who} would need a marketplace plan.`,
      joins: (who: string, subject: Subject) =>
        isOneOther(subject) ? `${who} joins the plan.` : `${who} join the plan.`,
      own_plan: (who: string, _subject: Subject) => `${who} would need a plan of their own.`,
      leaves: (who: string, subject: Subject) =>
        isOneOther(subject)
          ? `${who} is no longer in your household.`
          : `${who} are no longer in your household.`,
    },
  },
};

const spanishMoreOrLess = (amount: number) => (amount < 0 ? 'menos' : 'más');

const spanishList = /* @__PURE__ */ new Intl.ListFormat('es-US', { style: 'long' });

const spanishFormatAges = (ages: readonly number[]) => spanishList.format(ages.map(String));

const es: typeof en = {
  isOneOther: ({ you, adults, children }: Subject) =>
    adults.length + children.length + (you === undefined ? 0 : 1) === 1,
  changeTexts: {
    since: (day) => `Qué cambió desde el ${day}`,
    sinceLast: 'Qué cambió desde su último estimado',
    fromTo: (first, last) => `De ${first} a ${last}`,
    showYear: (year) => `Ver ${year}`,
    born: (year) =>
      `Un niño de 0 años cuenta aquí como nacido en ${year}: está en la declaración de ese año, pero en ninguno de sus precios.`,
    level: 'Nivel',
    now: 'ahora',
    before: 'antes',
    month: 'Precios al mes',
    perMonth: 'al mes',
    change: 'cambio',
    about: (text) => `${text} (aprox.)`,
    amount: usd,
    difference: (amount) => `${usd(amount)} ${spanishMoreOrLess(amount)}`,
    same: 'igual',
    aboutSame: 'casi igual',
    years: (row, isAbout) =>
      `${row.name}: ${row.before}, luego ${isAbout ? 'unos ' : ''}${row.after} al mes, ${row.difference}.`,
    range: (level, low, high) =>
      `${level} podría cambiar de ${usd(low)} ${spanishMoreOrLess(low)} a ${usd(high)} ${spanishMoreOrLess(high)} al mes.`,
    nothing: 'Nada cambia en estos precios.',
    tobacco: (amount) =>
      `El tabaco puede sumar hasta ${usd(amount)} al mes a Plata: ningún precio aquí lo incluye.`,
    tobaccoAlone: (amount) =>
      `Los precios no cambian, pero el tabaco puede sumar hasta ${usd(amount)} al mes a Plata.`,
    silverPays: (after, before) =>
      `Los planes Plata pagan entonces el ${after}% de los costos de la atención en lugar del ${before}%.`,
    offerNow: (now, before) =>
      `Además de estos precios, el plan del empleador cuesta ${now} al mes${before === undefined ? '' : `, y ${before} antes`}.`,
    offerBefore: (before) => `Antes, el plan del empleador costaba ${before} al mes además de estos precios.`,
    order: 'En otro orden cambiarían estas líneas, pero no la suma.',
    why: (level, amount) =>
      amount === 0
        ? `Por qué ${level} cuesta lo mismo`
        : `Por qué ${level} cuesta ${usd(amount)} ${spanishMoreOrLess(amount)}`,
    whyAboutSame: (level) => `Por qué ${level} cuesta casi igual`,
    whyBill: (level, amount) =>
      `Por qué ${level} cuesta ${usd(amount)} ${spanishMoreOrLess(amount)} que su factura`,
    levelsOfReasons: 'Razones de',
    raises: 'más',
    lowers: 'menos',
    caption: 'al mes, después de restar el crédito tributario',
    payHint: 'Lo comparamos con el plan Plata. No se guarda ni se envía.',
    bill: 'Su factura',
    unexplained: 'Lo que nuestro estimado de hoy no explica',
    told: (bill, estimate) =>
      `Usted indicó ${usd(bill)}; nuestro estimado de hoy es ${usd(estimate)}. No podemos explicar ${usd(bill - estimate)}.`,
    smallAlone: (names, amount) =>
      `Cambios menores (${names.join(', ')}): ${usd(amount)} ${spanishMoreOrLess(amount)}.`,
    small: (names) => `Cambios menores (${names.join(', ')})`,
    creditRises: (year) => `Los planes cuestan más en ${year}, pero su crédito tributario sube con ellos.`,
    beforeNow: (before, after) => `Antes: ${before}. Ahora: ${after}.`,
    ends: {
      price: (silver) => `Plata, ${silver} al mes`,
      employer: (amount) => `el plan del empleador, ${amount} al mes, sin crédito`,
      medicaid: 'probablemente Medicaid o CHIP, gratis o a bajo costo',
      program: (name) => `probablemente ${name}`,
      medicare: 'Medicare',
      other_cover: 'cobertura de veteranos o TRICARE, sin crédito',
      state_decides: 'el estado decide sobre la ayuda',
    },
    noIncomeBefore: 'El estimado anterior no tiene ingresos; no podemos decir por qué cambia el precio.',
    noIncomeAfter: 'El estimado nuevo no tiene ingresos; no podemos decir por qué cambia el precio.',
    causes: {
      rules: (year, state) =>
        state === undefined ? `Las reglas de ${year}` : `Las reglas de ${year}, con ayuda de ${state}`,
      rulesGive: (year, limit) => `Las reglas de ${year} le dan crédito hasta ${usd(limit)}`,
      rulesTake: (year, limit) =>
        `Según las reglas de ${year}, sus ingresos pasan el límite de ${usd(limit)} y no recibe crédito`,
      pricesRise: (year) => `Los planes cuestan más en ${year}`,
      pricesRiseButCredit: (year) => `Los planes cuestan más en ${year} y el crédito sube aún más`,
      pricesFall: (year) => `Los planes cuestan menos en ${year}`,
      pricesFallButCredit: (year) => `Los planes cuestan menos en ${year} y el crédito baja aún más`,
      newPrices: (year) => `Precios nuevos de ${year}`,
      older: (isAlone) => (isAlone ? 'Usted tiene un año más' : 'Todos ustedes tienen un año más'),
      olderButCredit: (isAlone) =>
        `${isAlone ? 'Usted tiene un año más' : 'Todos ustedes tienen un año más'} y eso sube el crédito`,
      ages: 'Otras edades en su hogar',
      joined: (count) => (count === 1 ? 'Una persona más en su hogar' : `${count} personas más en su hogar`),
      left: (count) =>
        count === 1 ? 'Una persona menos en su hogar' : `${count} personas menos en su hogar`,
      people: 'Otras personas en su hogar',
      size: 'Otro número de personas en su declaración de impuestos',
      childrenNotCounted: (sentence) => `${sentence}, y el crédito ya no cuenta a los hijos`,
      place: (name) => `Planes y crédito en ${name}`,
      newPlace: 'Precios del lugar nuevo',
      cover: 'Otra cobertura o una oferta de un empleador',
      inPlace: {
        medicare: (hasLessCredit) =>
          `Medicare en lugar del plan${hasLessCredit ? ', y por eso menos crédito' : ''}`,
        employer: (hasLessCredit) =>
          `El plan del empleador en lugar de este${hasLessCredit ? ', y por eso menos crédito' : ''}`,
      },
      income: (amount) => `Sus ingresos ${amount < 0 ? 'bajan' : 'suben'} ${usd(amount)}`,
      overLimit: (limit) => `Sus ingresos pasan el límite de ${usd(limit)} y no recibe crédito`,
      underLimit: (limit) => `Sus ingresos no pasan el límite de ${usd(limit)} y recibe un crédito`,
      reaches: (line) => `Sus ingresos llegan a ${usd(line)} y recibe un crédito`,
      fallsBelow: (line) => `Sus ingresos no llegan a ${usd(line)} y no recibe crédito`,
      together: (names) => {
        const text = spanishList.format(names);
        return `${text.charAt(0).toUpperCase()}${text.slice(1)}, en conjunto`;
      },
    },
    names: {
      rules: 'reglas nuevas',
      prices: 'precios nuevos',
      ages: 'sus edades',
      people: 'las personas de su hogar',
      place: 'su lugar nuevo',
      cover: 'otra cobertura',
      income: 'sus ingresos',
    } satisfies Readonly<Record<Cause, string>>,
    who: ({ you, adults, children }) => {
      const names = [
        ...(you === undefined ? [] : [`usted (${you})`]),
        ...adults.map((age) => `el adulto de ${age}`),
        ...(children.length === 0
          ? []
          : [
              children.length === 1
                ? `su hijo o hija (${children[0]})`
                : `sus hijos (${spanishFormatAges(children)})`,
            ]),
      ];
      const text = spanishList.format(names);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    moves: {
      public: (who, subject) =>
        `${who} probablemente ${isOneOther(subject) ? 'tendría' : 'tendrían'} Medicaid o CHIP, gratis o a bajo costo.`,
      program: (who, subject, name) =>
        `${who} probablemente ${isOneOther(subject) ? 'tendría' : 'tendrían'} ${name}.`,
      medicare: (who, subject) =>
        isOneOther(subject)
          ? `${who} pasa a Medicare y deja el plan.`
          : `${who} pasan a Medicare y dejan el plan.`,
      employer: (who, subject) =>
        `${who} ${isOneOther(subject) ? 'tendría' : 'tendrían'} el plan del empleador, sin crédito tributario.`,
      veterans: (who, subject) =>
        `${who} ${isOneOther(subject) ? 'tendría' : 'tendrían'} atención médica de veteranos, sin crédito tributario.`,
      tricare: (who, subject) =>
        `${who} ${isOneOther(subject) ? 'tendría' : 'tendrían'} TRICARE, sin crédito tributario.`,
      plan: (who, subject) =>
        `${who} ${isOneOther(subject) ? 'necesitaría' : 'necesitarían'} un plan del Mercado.`,
      joins: (who, subject) => `${who} ${isOneOther(subject) ? 'entra' : 'entran'} en el plan.`,
      own_plan: (who, subject) =>
        `${who} ${isOneOther(subject) ? 'necesitaría' : 'necesitarían'} un plan propio.`,
      leaves: (who, subject) => `${who} ya no ${isOneOther(subject) ? 'está' : 'están'} en su hogar.`,
    },
  },
};

export const { isOneOther, changeTexts } = globalThis.premiaLanguage === 'es' ? es : en;
