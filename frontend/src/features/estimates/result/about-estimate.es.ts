import { formatRoundedMoney as money } from '#frontend/ui/format.ts';
import type * as english from './about-estimate.en.ts';

/** Place after "en", from a state's name; without one the country. */
const inPlace = (state?: string) => {
  if (state === undefined) return 'en los Estados Unidos';
  return state.startsWith('Distrito') ? `en el ${state}` : `en ${state}`;
};

const toReasons = (start: string) =>
  `Las razones son valores de Shapley: la prima se calcula para cada combinación de sus respuestas y ${start}, y cada respuesta recibe su parte promedio de la diferencia.`;

export const aboutEstimateTexts: typeof english.aboutEstimateTexts = {
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
        'El crédito tributario sigue IRS Rev. Proc. 2025-25 para 2026 y 2026-26 para 2027 (tenemos los porcentajes de 2027 de una sola publicación), los niveles federales de pobreza de 2025 y 2026 y el Formulario 8962. Es para personas sin Medicare ni una oferta asequible de un empleador; las parejas presentan una declaración conjunta.',
        'La ayuda de los estados sigue los documentos de los propios programas, que verificamos el 22 de noviembre de 2026. Los montos de 2027 que tenemos de una sola fuente, o de 2026, llevan “unos”.',
        'La cobertura pública de menores sigue los niveles de 2018 a 2025 y el código de Nuevo México; la de padres, madres y otras personas adultas, KFF, enero de 2026; y el tabaco, listas de CMS hasta 2021. No verificamos cambios posteriores. Las fechas de inscripción son las de HealthCare.gov y healthinsurance.org, agosto de 2026. Los aumentos que pidieron las aseguradoras para 2027 son de una sola recopilación de la revisión federal y de listas estatales del 4 de agosto de 2026; los estados pueden aprobar menos.',
      ],
      reasons: toReasons('las de la persona típica'),
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
      reasons: toReasons('el promedio nacional'),
    },
  },
  sale: (year, exchange, day) => `Los planes de ${year} están a la venta en ${exchange} hasta el ${day}.`,
  market: ({ year, place }, usdPerMonth, { isAbout, age }) =>
    `El segundo plan Plata de menor costo de ${year} (${place}) cuesta ${isAbout ? 'unos ' : ''}${money(usdPerMonth)} al mes ${age === undefined ? 'a esta edad' : `a los ${age} años`}, y su salud no lo cambia.`,
};

export const summaryTexts: typeof english.summaryTexts = {
  print: 'Imprimir',
  prices: 'Premia, precios de planes médicos.',
  place: (place) => `${place}.`,
  copy: 'Copiar resumen',
  copied: 'Resumen copiado',
  refused: 'El navegador no permitió copiar. Copie este texto:',
  title: { health: 'Estimado de Premia, seguro médico.', car: 'Estimado de Premia, seguro de auto.' },
  noMarketplace: (territory) => `En ${territory} no hay Mercado ni crédito tributario.`,
  market: ({ place }, price) =>
    `El precio en el Mercado a esta edad es ${price}, antes de los créditos tributarios. Es el del segundo plan Plata de menor costo, ${place}.`,
  asFiled: (usd) => `${money(usd)} al año, precio registrado por la aseguradora`,
  ranged: (usd, range) => `${money(usd)} al año (${range})`,
  pays: (headline, reason) => `${headline}. ${reason}`,
  tile: (name, price) => `${name}: ${price}`,
  health: (premium) =>
    `Prima anual estimada, si las aseguradoras pudieran cobrar según la salud: ${premium}.`,
  car: (premium) => `Prima anual estimada: ${premium}.`,
  covers: (tiles) => `Al mes: ${tiles.join(', ')}.`,
  carMarket: (_basis, price, state) => `En promedio, un auto asegurado ${inPlace(state)} cuesta ${price}.`,
};

export const linkTexts: typeof english.linkTexts = {
  copy: 'Copiar un enlace',
  copied: 'Enlace copiado',
  refused: 'El navegador no permitió copiar. Copie este enlace:',
  about:
    'El enlace muestra estos precios a la persona a quien usted se lo envíe. Contiene su condado (en algunos condados también los tres primeros dígitos de su código postal), las personas con su edad, consumo de tabaco, cobertura y ofertas de empleadores, los ingresos, las personas en el hogar y el año del plan, pero ninguna respuesta sobre la salud y ningún nombre. Quien tenga el enlace puede leer todo esto.',
};

export const rangeTexts: typeof english.rangeTexts = {
  pricesOf: (year) => `Son precios de ${year}.`,
  projected: (year, filed, percent) =>
    `Los precios de ${year} de su condado no son públicos. Cada precio de aquí es el de ${filed} más un ${percent}%: el promedio de lo que pidieron las aseguradoras de su condado o, si no se conoce, las de su estado, igual para todos los niveles. De 2025 a 2026, un cálculo así quedó como máximo 9 puntos porcentuales por encima o 14 por debajo en 8 de cada 10 áreas de tarifas, y los rangos lo incluyen. El crédito tributario sigue al segundo plan Plata de menor costo, así que un plan más barato le sale aún más barato y uno más caro, aún más caro. Los deducibles y los costos de la atención son los de ${filed}.`,
  held: {
    country: 'En unos 7 de cada 10 condados, el precio en el Mercado está dentro del rango.',
    state:
      'En unos 7 de cada 10 condados, el precio en el Mercado está dentro del rango del estado en que están.',
  },
  health:
    'La ley permite a las aseguradoras fijar precios solo por edad, lugar y tabaco. Los rangos no incluyen el tabaco, el plan ni la aseguradora.',
  car: (firstQuote) =>
    `Son precios de 2023 (NAIC) llevados a agosto de 2026. El rango va de aseguradoras baratas a caras, según lo que se paga. ${firstQuote} El rango no conoce su aseguradora, su dirección ni su auto exacto.`,
};

({}) as typeof import('./about-estimate.es.ts') satisfies typeof english;
