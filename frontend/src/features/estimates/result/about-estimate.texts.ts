import { formatRoundedMoney as money } from '#frontend/ui/format.ts';

interface Basis {
  /** Data behind the differences between people. */
  table: string;
  /** Data behind the overall level. */
  source: string;
  sentences: readonly string[];
  reasons: string;
}

const toReasons = (start: string) =>
  `The reasons are Shapley values: the premium is calculated for every combination of your answers and ${start}, and each answer gets its average share of the difference.`;

const basis: Readonly<Record<'health' | 'car', Basis>> = {
  health: {
    table: 'Spending of privately insured US adults, Medical Expenditure Panel Survey, 2012 to 2015',
    source: 'Second-lowest-cost silver plans of 2026 by county and age, before tax credits (filed with CMS)',
    sentences: [
      'The estimate is what the benchmark plan (the second-cheapest silver plan, which sets the tax credit) would cost if insurers could charge by health. We multiply the marketplace price by your expected medical cost and divide it by the average of your age. In New York and Vermont, whose prices do not depend on age, it follows the federal age curve.',
      'The law lets marketplace insurers use age, place and tobacco alone. The prices are before tax credits.',
      'The model does not know your tobacco use, plan or insurer. The range shows the differences between places for this one plan, and the model’s own error.',
      'The tax credit follows IRS Rev. Proc. 2025-25 for 2026 and 2026-26 for 2027 (IRB 2026-31), the federal poverty guidelines of 2025 and 2026, and Form 8962. It is for people without Medicare or an affordable offer of an employer; couples file together.',
      'The help of states follows the programs’ own documents, which we checked on November 22, 2026. Amounts for 2027 that we have from one source, or from 2026, are called “about”.',
      'Public coverage of children follows levels of 2018 to 2025 and New Mexico’s code, that of parents and other adults KFF, January 2026, and tobacco lists of CMS up to 2021. We did not check later changes. The enrollment dates are those of HealthCare.gov and healthinsurance.org, August 2026. The insurers’ price requests for 2027 are from one compilation of the federal rate review and state lists of August 4, 2026; states may allow less.',
    ],
    reasons: /* @__PURE__ */ toReasons('the typical applicant’s'),
  },
  car: {
    table:
      'Policies of a French insurer, 2003 and 2004, because no US insurer publishes its policies (vehicle age, coverage and class); published US prices (driver, accidents, mileage)',
    source:
      'NAIC Auto Insurance Database Report 2022/2023, premiums of 2023, raised to August 2026 by the consumer price index',
    sentences: [
      'The prices are averages that people paid, by state, area, driver and car. They are no list prices: before discounts these were 0.7 to 3.8 times the estimate, from the lowest to the highest tenth (state surveys of CA, CO, DC, OK and TX, 2022 to 2026).',
      'The state minimum has the lowest limits that the law allows; we know its price within 13%. The other two have the limits that people usually buy and a deductible of $500. A bar runs from cheap to expensive insurers, at the level that people pay.',
      'We compared the estimate with 1,003 insurers’ prices of 60 kinds of drivers in these surveys. Apart from the level of each survey, it is off by about 10% on average, and 84% of the prices are inside the range; with that level, 46% are. It is weakest in the level of a state and in expensive areas, and the kinds of drivers are few.',
      'We estimate the car’s value from its age and class, within 25%. The common rule compares price with value. It does not know how likely a crash is, and nobody knows that for one driver. On the US average, roughly half of what people pay for collision comes back to them.',
      'The limits and rules of states are from the contributors of NotAQuote.FYI (CC BY 4.0), who checked them on September 22, 2026.',
      'Each reason is an average over the orders in which the answers can be added, so the one for your state can have another sign than a change of the state alone.',
    ],
    reasons: /* @__PURE__ */ toReasons('the US average'),
  },
};

/** What a marketplace price is for. */
export interface PricedPlan {
  /** Plan year of the filed price, and that which it is shown for. */
  filed: number;
  year: number;
  /** Names; absent for the price of a larger place. */
  county?: string | undefined;
  state?: string | undefined;
  /** The place in words: "Harris County, Texas, ZIP 770". */
  place: string;
}

/** "second-cheapest silver plan of 2026, Harris County, Texas, projected to 2027" */
export function formatBenchmark({ filed, year, county, state }: PricedPlan): string {
  const average = `average of ${state ?? 'the United States'}`;
  // The only county of the District of Columbia has its name.
  const place = county && state ? (state.endsWith(county) ? state : `${county}, ${state}`) : average;
  return `second-cheapest silver plan of ${filed}, ${place}${year > filed ? `, projected to ${year}` : ''}`;
}

const en = {
  /** Data sources and method of an estimate. */
  aboutEstimateTexts: {
    differences: 'Differences between people',
    level: 'Overall level',
    model: 'Model',
    basis,
    sale: (year: number, exchange: string, day: string) =>
      `Plans of ${year} are on sale at ${exchange} until ${day}.`,
    /**
     * Price of the benchmark plan.
     * @param of what the price is for
     */
    market: (
      of: PricedPlan,
      usdPerMonth: number,
      { isAbout, age }: { isAbout: boolean; age: number | undefined },
    ) =>
      `The ${formatBenchmark(of)}, costs ${isAbout ? 'about ' : ''}${money(usdPerMonth)} a month ${age === undefined ? 'at this age' : `at ${age}`}. Your health does not change it.`,
  },
  /** Texts of the dialog that sends or prints a result. */
  sendTexts: {
    linkHolds: 'The link holds ages, county and income; whoever has it can read it.',
    contents: 'What does it contain?',
    about:
      'The link shows these prices to the person you send it to. It has your county (in some counties also the first three digits of your ZIP code), the people with their ages, tobacco use, coverage and employer’s offers, your income, household size and plan year, but no answer about health, no name and not what you pay now.',
    link: {
      copy: 'Copy a link',
      copied: 'Link copied',
      refused: 'Your browser did not allow us to copy. Please copy this link:',
    },
    summary: {
      copy: 'Copy summary',
      copied: 'Summary copied',
      refused: 'Your browser did not allow us to copy. Please copy this text:',
    },
    print: 'Print',
  },
  /** Texts of the summary that a button copies. */
  summaryTexts: {
    title: {
      health: 'Premia health insurance estimate',
      car: 'Premia car insurance estimate',
      prices: 'Premia, prices of health plans',
    },
    noMarketplace: (territory: string) => `There is no marketplace and no tax credit in ${territory}.`,
    market: (of: PricedPlan, price: string) =>
      `The marketplace price at this age is ${price}, before tax credits. It is that of the ${formatBenchmark(of)}.`,
    asFiled: (usd: number) => `${money(usd)} a year, as filed`,
    ranged: (usd: number, range: string) => `${money(usd)} a year (${range})`,
    pays: (headline: string, reason: string) => `${headline}. ${reason}`,
    tile: (name: string, price: string) => `${name} ${price}`,
    health: (premium: string) => `Estimated Annual Premium, if insurers could charge by health: ${premium}.`,
    firstAlone: 'These prices are for the first driver and car alone.',
    car: (premium: string) => `Estimated Annual Premium: ${premium}.`,
    covers: (tiles: readonly string[]) => `A month: ${tiles.join(', ')}.`,
    carMarket: (basis: string, price: string, _state?: string) =>
      `On average an insured car in ${basis} costs ${price}.`,
  },
  /**
   * Texts about ranges. The shares of counties are `inside_range` of the model's metadata.
   */
  rangeTexts: {
    pricesOf: (year: number) => `These are prices of ${year}.`,
    projected: (year: number, filed: number, percent: number) =>
      `We have not read the prices of ${year} for your county yet. Each price here is that of ${filed} plus ${percent}%: the average that the insurers of your county requested, or those of your state, the same for every level. From 2025 to 2026 such an estimate was at most 9 percentage points too high or 14 too low in 8 of 10 rating areas, and the ranges include that. The tax credit follows the second-cheapest silver plan, so a cheaper plan gets cheaper for you and a more expensive one gets more expensive. Deductibles and costs of care are those of ${filed}.`,
    projectedShort: (year: number, filed: number, percent: number) =>
      `The prices of ${year} are estimated: those of ${filed} plus ${percent}%.`,
    held: {
      country: 'About 7 in 10 counties have a marketplace price inside its range.',
      state: 'About 7 in 10 counties have a marketplace price inside the range of their state.',
    },
    health:
      'The law lets insurers set prices by age, place and tobacco alone. The ranges leave out tobacco, plan and insurer.',
    carPrices: 'These are prices of 2023 (NAIC), raised to August 2026.',
    car: (firstQuote: string) =>
      `The range runs from cheap to expensive insurers, at the level that people pay. ${firstQuote} The range does not know your insurer, your address or your exact car.`,
  },
};

/** Place after "en", from a state's name; without one the country. */
const inPlace = (state?: string) => {
  if (state === undefined) return 'en los Estados Unidos';
  return state.startsWith('Distrito') ? `en el ${state}` : `en ${state}`;
};

const spanishToReasons = (start: string) =>
  `Las razones son valores de Shapley: la prima se calcula para cada combinación de sus respuestas y ${start}, y cada respuesta recibe su parte promedio de la diferencia.`;

const es: typeof en = {
  aboutEstimateTexts: {
    differences: 'Diferencias entre personas',
    level: 'Nivel general',
    model: 'Modelo',
    basis: {
      health: {
        table:
          'Gastos de personas adultas con seguro privado en EE.\u00a0UU., Medical Expenditure Panel Survey, de 2012 a 2015',
        source:
          'Segundo plan Plata de menor costo de 2026 por condado y edad, antes de los créditos tributarios (registrado ante CMS)',
        sentences: [
          'El estimado es lo que costaría el plan de referencia (el segundo plan Plata de menor costo, que fija el crédito tributario) si las aseguradoras pudieran cobrar según su salud. Multiplicamos el precio en el Mercado por su costo médico esperado y lo dividimos por el promedio de su edad. En Nueva York y Vermont, donde los precios no dependen de la edad, sigue la curva federal de edades.',
          'La ley permite a las aseguradoras del Mercado tener en cuenta solo la edad, el lugar y el tabaco. Los precios son antes de los créditos tributarios.',
          'El modelo no conoce su consumo de tabaco, su plan ni su aseguradora. El rango refleja las diferencias entre lugares, para este único plan, y el error del propio modelo.',
          'El crédito tributario sigue IRS Rev. Proc. 2025-25 para 2026 y 2026-26 para 2027 (IRB 2026-31), los niveles federales de pobreza de 2025 y 2026 y el Formulario 8962. Es para personas sin Medicare ni una oferta asequible de un empleador; las parejas presentan una declaración conjunta.',
          'La ayuda de los estados sigue los documentos de los propios programas, que verificamos el 22 de noviembre de 2026. Los montos de 2027 que tenemos de una sola fuente, o de 2026, llevan “unos”.',
          'La cobertura pública de menores sigue los niveles de 2018 a 2025 y el código de Nuevo México; la de padres, madres y otras personas adultas, KFF, enero de 2026; y el tabaco, listas de CMS hasta 2021. No verificamos cambios posteriores. Las fechas de inscripción son las de HealthCare.gov y healthinsurance.org, agosto de 2026. Los aumentos que pidieron las aseguradoras para 2027 son de una sola recopilación de la revisión federal y de listas estatales del 4 de agosto de 2026; los estados pueden aprobar menos.',
        ],
        reasons: /* @__PURE__ */ spanishToReasons('las de la persona típica'),
      },
      car: {
        table:
          'Pólizas de una aseguradora francesa, 2003 y 2004, porque ninguna de EE.\u00a0UU. publica las suyas (edad del auto, cobertura y categoría); precios publicados en EE.\u00a0UU. (quien conduce, accidentes, distancia)',
        source:
          'NAIC Auto Insurance Database Report 2022/2023, primas de 2023, llevadas a agosto de 2026 con el índice de precios al consumidor',
        sentences: [
          'Los precios son promedios de lo que se pagó, por estado, zona, persona que conduce y auto. No son precios de lista: antes de descuentos, estos fueron de 0.7 a 3.8 veces el estimado, de la décima parte más baja a la más alta (encuestas de CA, CO, DC, OK y TX, 2022 a 2026).',
          'El mínimo del estado tiene los límites más bajos que permite la ley; conocemos su precio con un margen del 13%. Las otras dos tienen los límites que se suelen comprar y un deducible de $500. La barra va de aseguradoras baratas a caras, según lo que se paga.',
          'Comparamos el estimado con 1,003 precios de aseguradoras para 60 tipos de conductores de esas encuestas. Aparte del nivel de cada encuesta, se aleja en promedio cerca del 10%, y el 84% de los precios está dentro del rango; con ese nivel, el 46%. Sus puntos más débiles son el nivel de cada estado y las zonas caras, y los tipos de conductores son pocos.',
          'Estimamos el valor del auto según el año y la categoría, con un margen del 25%. La regla común compara el precio con el valor. No sabe qué tan probable es un choque, y nadie lo sabe de una sola persona. En promedio nacional vuelve más o menos la mitad de lo que se paga por la cobertura de choque.',
          'Los límites y reglas de los estados son de los colaboradores de NotAQuote.FYI (CC BY 4.0), que los verificaron el 22 de septiembre de 2026.',
          'Cada razón es un promedio de los órdenes en que se pueden sumar las respuestas, así que la de su estado puede tener otro signo que un cambio solo del estado.',
        ],
        reasons: /* @__PURE__ */ spanishToReasons('el promedio nacional'),
      },
    },
    sale: (year, exchange, day) => `Los planes de ${year} están a la venta en ${exchange} hasta el ${day}.`,
    market: ({ year, place }, usdPerMonth, { isAbout, age }) =>
      `El segundo plan Plata de menor costo de ${year} (${place}) cuesta ${isAbout ? 'unos ' : ''}${money(usdPerMonth)} al mes ${age === undefined ? 'a esta edad' : `a los ${age} años`}, y su salud no lo cambia.`,
  },
  sendTexts: {
    linkHolds: 'El enlace contiene edades, condado e ingresos; quien lo tenga puede leerlo.',
    contents: '¿Qué contiene?',
    about:
      'El enlace muestra estos precios a la persona a quien usted se lo envíe. Contiene su condado (en algunos condados también los tres primeros dígitos de su código postal), las personas con su edad, consumo de tabaco, cobertura y ofertas de empleadores, los ingresos, las personas en el hogar y el año del plan, pero ninguna respuesta sobre la salud, ningún nombre ni lo que usted paga ahora.',
    link: {
      copy: 'Copiar un enlace',
      copied: 'Enlace copiado',
      refused: 'El navegador no permitió copiar. Copie este enlace:',
    },
    summary: {
      copy: 'Copiar resumen',
      copied: 'Resumen copiado',
      refused: 'El navegador no permitió copiar. Copie este texto:',
    },
    print: 'Imprimir',
  },
  summaryTexts: {
    title: {
      health: 'Estimado de Premia, seguro médico',
      car: 'Estimado de Premia, seguro de auto',
      prices: 'Premia, precios de planes médicos',
    },
    noMarketplace: (territory) => `En ${territory} no hay Mercado ni crédito tributario.`,
    market: ({ place }, price) =>
      `El precio en el Mercado a esta edad es ${price}, antes de los créditos tributarios. Es el del segundo plan Plata de menor costo, ${place}.`,
    asFiled: (usd) => `${money(usd)} al año, precio registrado por la aseguradora`,
    ranged: (usd, range) => `${money(usd)} al año (${range})`,
    pays: (headline, reason) => `${headline}. ${reason}`,
    tile: (name, price) => `${name}: ${price}`,
    health: (premium) =>
      `Prima anual estimada, si las aseguradoras pudieran cobrar según la salud: ${premium}.`,
    firstAlone: 'Estos precios son solo por el primer conductor y el primer auto.',
    car: (premium) => `Prima anual estimada: ${premium}.`,
    covers: (tiles) => `Al mes: ${tiles.join(', ')}.`,
    carMarket: (_basis, price, state) => `En promedio, un auto asegurado ${inPlace(state)} cuesta ${price}.`,
  },
  rangeTexts: {
    pricesOf: (year) => `Son precios de ${year}.`,
    projected: (year, filed, percent) =>
      `Todavía no hemos leído los precios de ${year} de su condado. Cada precio de aquí es el de ${filed} más un ${percent}%: el promedio de lo que pidieron las aseguradoras de su condado o, si no se conoce, las de su estado, igual para todos los niveles. De 2025 a 2026, un cálculo así quedó como máximo 9 puntos porcentuales por encima o 14 por debajo en 8 de cada 10 áreas de tarifas, y los rangos lo incluyen. El crédito tributario sigue al segundo plan Plata de menor costo, así que un plan más barato le sale aún más barato y uno más caro, aún más caro. Los deducibles y los costos de la atención son los de ${filed}.`,
    projectedShort: (year, filed, percent) =>
      `Los precios de ${year} son estimados: los de ${filed} más un ${percent}%.`,
    held: {
      country: 'En unos 7 de cada 10 condados, el precio en el Mercado está dentro del rango.',
      state:
        'En unos 7 de cada 10 condados, el precio en el Mercado está dentro del rango del estado en que están.',
    },
    health:
      'La ley permite a las aseguradoras fijar precios solo por edad, lugar y tabaco. Los rangos no incluyen el tabaco, el plan ni la aseguradora.',
    carPrices: 'Son precios de 2023 (NAIC) llevados a agosto de 2026.',
    car: (firstQuote) =>
      `El rango va de aseguradoras baratas a caras, según lo que se paga. ${firstQuote} El rango no conoce su aseguradora, su dirección ni su auto exacto.`,
  },
};

export const { aboutEstimateTexts, sendTexts, summaryTexts, rangeTexts } =
  globalThis.premiaLanguage === 'es' ? es : en;
