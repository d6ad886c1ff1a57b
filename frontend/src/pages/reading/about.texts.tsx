import type { ReactNode } from 'react';
import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';

type Render = (text: string) => ReactNode;

/** Figures of the models' evaluation. */
interface Accuracy {
  /** Plan year of the filed prices, and the newest whose prices are shown. */
  priceYear: number;
  lastYear: number;
  areas: number;
  errorWithState: number;
  healthCoverage: number;
  /** Of single insurers, in cells of a driver, cover and place. */
  surveyPrices: number;
  cells: number;
  /** Of the log median, the level of each survey removed. */
  surveyError: number;
  /** Share of the prices that are in the range, with the level removed and left in. */
  surveyCoverage: number;
  surveyCoverageRaw: number;
}

const formatPercent = (fraction: number) => `${Math.round(fraction * 100)}%`;

const en = {
  aboutTexts: {
    title: 'About Us',
    home: 'Home',
    lead: 'Premia is a student project. It estimates annual health and car insurance premiums in US dollars, shows the likely range, and explains what raises or lowers each estimate.',
    picture: 'How to read an estimate',
    dot: 'Dot: you',
    bar: 'Round bar: the likely range',
    plain: 'Flat bar: a price, a cost of care or a time',
    premium: (usd: number) => `${formatRoundedMoney(usd)} a year`,
    range: (low: number, high: number) => `${formatRoundedMoney(low)} to ${formatRoundedMoney(high)}`,
    sample: 'This sample is car insurance for a person of 24 with 6 years of driving and one accident.',
    basis: 'What an estimate is based on',
    health: (cms: Render, meps: Render) => (
      <>
        The prices of health plans are those of the marketplace in 2026 (
        {cms('CMS, public use files of 2026')}, and prices that insurers filed with the states). The premium
        by health is the price of the second-cheapest silver plan, times your expected medical cost against
        the average of your age: costs of privately insured adults (
        {meps('Medical Expenditure Panel Survey, 2012 to 2015')}). In New York and Vermont, whose prices do
        not depend on age, it follows the federal age curve instead. Insurers may use only age, place and
        tobacco, so the price that they may charge comes first.
      </>
    ),
    car: (naic: Render, bls: Render, policies: Render) => (
      <>
        A car estimate is the average premium of 2023 in the country or your state (
        {naic('NAIC, Auto Insurance Database Report 2022/2023')}), raised to prices of August 2026 (
        {bls('BLS, consumer price index, August 2026')}), times the effects of the driver, the mileage, past
        accidents and the car. The effects of the car’s age and class come from policies of a French insurer (
        {policies('CASdatasets, policies of 2003 and 2004')}).
      </>
    ),
    reliability: 'How reliable an estimate is',
    range80:
      'Each estimate has a range: the wider it is, the less certain the estimate. Estimates are based on machine learning. They are for information only and are not final quotes.',
    accuracy: ({ areas, errorWithState, healthCoverage, ...car }: Accuracy) =>
      `In ${formatNumber(areas)} rating areas, by the number of people insured, the price by state alone is wrong by ${formatRoundedMoney(errorWithState)} a year on average, and ${formatPercent(healthCoverage)} of the prices are in the range; a ZIP code gives the filed price where it is known. For cars we compared ${formatNumber(car.surveyPrices)} prices of single insurers for ${car.cells} drivers and places in five state surveys. Apart from the level of each survey, the estimate is wrong by about ${formatPercent(car.surveyError)}, and ${formatPercent(car.surveyCoverage)} of the prices are in the range; with that level, ${formatPercent(car.surveyCoverageRaw)} are, because list prices before discounts were 0.7 to 3.8 times the estimate. The estimate is weakest in the level of a state and in expensive areas, and the drivers are few. No public data shows what US drivers pay one by one.`,
    projected: (year: number, filed: number) =>
      `The prices of ${year} are an estimate: those of ${filed} plus the average rise that insurers requested. From 2025 to 2026 such an estimate was at most 9 percentage points too high or 14 too low in 8 of 10 rating areas, and the ranges include that.`,
    data: 'Your data',
    privacy: (privacy: Render) => (
      <>
        No other user can see your estimates, and you can delete each of them at any time. We use your answers
        to estimate your premium, and for nothing else. The {privacy('privacy page')} has the details.
      </>
    ),
    build: 'How it is built',
    parts: [
      'a single-page front end in React',
      'a REST backend',
      'a machine learning model: rating tables fitted to data, one for health and one for car insurance',
      'a relational database in the original design (this website stores its data in DynamoDB)',
    ],
  },
  developersTexts: {
    title: 'For developers',
    lead: 'Your own program can get the prices of this website, after tax credit and state help. It needs no account or key. The figures are information, not an offer.',
    requests: 'Requests',
    address: (premia: ReactNode, openapi: ReactNode) => (
      <>
        Set {premia} to the address of this website. {openapi} describes every path, field and error.
      </>
    ),
    county: 'Find the county of a ZIP code',
    plans: 'Price plans for a household',
    car: 'Estimate a car premium',
    policy: 'Estimate a policy with several cars and drivers',
    mileage: (field: ReactNode) => <>{field} is in thousands of kilometers a year: 15 means 15,000 km.</>,
    copy: 'Copy',
    copyOne: (title: string) => `Copy: ${title}`,
    copied: 'Copied',
    selected: 'Your browser did not allow us to copy. The text is selected: copy it with your keyboard.',
    sample: 'Sample response',
    response: 'Response of November 22, 2026, shortened. Amounts are in dollars a year.',
    assistants: 'Assistants',
    server: (path: ReactNode) => (
      <>
        The Model Context Protocol server is at {path}. It has six tools that only read, and uses streamable
        HTTP without sessions.
      </>
    ),
    vsCode: 'VS Code, in .vscode/mcp.json',
    limits: 'Limits',
    limit: (perMinute: number) =>
      `You can send ${perMinute} requests a minute from each IPv4 address or IPv6 /64 network, for estimates, plans, places and assistants together. Above that, the status is 429, and Retry-After has the seconds to wait. A request can have at most 64 KiB. Browsers block calls from a page of another website, because the responses have no CORS headers: send them from your server or program.`,
    versions: 'Versions',
    stability:
      'Fields may be added to responses: ignore those that you do not know. Branch on codes, not on messages. Every price of a health plan has its plan year.',
    stored: 'Data that is stored',
    storage: (privacy: Render) => (
      <>
        We store a counter of requests under a hash of the address, and for 30 days a line of the log with
        route, time and status. We do not store the data of a request. The {privacy('privacy page')} has the
        details.
      </>
    ),
    use: 'Use of the figures',
    licence:
      'Marketplace prices by CMS and the states, counties by HUD and the Census, poverty lines by HHS and percentages by the IRS are public: you may use and publish them with their source, and with the plan year and basis that the response has. Prices that are not filed for the county also rest on calculators of KFF. Average car premiums of 2023 are by NAIC, which holds the copyright of its report: quote single figures with credit, and copy no table.',
  },
  termsTexts: {
    privacy: 'Privacy',
    partOf: (terms: Render) => <>This page is part of the {terms('terms of use')}.</>,
    download: 'Download as PDF',
  },
};

const es: typeof en = {
  aboutTexts: {
    title: 'Nosotros',
    home: 'Inicio',
    lead: 'Premia es un proyecto estudiantil. Estima las primas anuales del seguro médico y del seguro de auto en dólares de EE.\u00A0UU., muestra el rango probable y explica qué sube o baja cada estimado.',
    picture: 'Cómo leer un estimado',
    dot: 'Punto: usted',
    bar: 'Barra redonda: el rango probable',
    plain: 'Barra plana: un precio, un costo de atención o un tiempo',
    premium: (usd) => `${formatRoundedMoney(usd)} al año`,
    range: (low, high) => `de ${formatRoundedMoney(low)} a ${formatRoundedMoney(high)}`,
    sample:
      'Esta muestra es el seguro de auto de una persona de 24 años, con 6 años de manejo y un accidente.',
    basis: 'En qué se basa un estimado',
    health: (cms, meps) => (
      <>
        Los precios de los planes médicos son los del Mercado en 2026 (
        {cms('CMS, archivos de uso público de 2026, en inglés')}, y los precios registrados en los estados).
        La prima según la salud es el precio del segundo plan Plata de menor costo, multiplicado por el costo
        médico que se espera para usted en relación con el promedio de su edad: costos de adultos con seguro
        privado ({meps('Encuesta del Panel de Gastos Médicos (MEPS), 2012 a 2015, en inglés')}). En Nueva York
        y Vermont, donde los precios no dependen de la edad, sigue en cambio la curva federal por edad. Las
        aseguradoras solo pueden usar la edad, el lugar y el tabaco; por eso, el precio que pueden cobrar va
        primero.
      </>
    ),
    car: (naic, bls, policies) => (
      <>
        Un estimado del seguro de auto es la prima promedio de 2023 en el país o en su estado (
        {naic('NAIC, informe de datos del seguro de auto 2022/2023, en inglés')}), llevada a precios de agosto
        de 2026 ({bls('BLS, índice de precios al consumidor, agosto de 2026, en inglés')}) y multiplicada por
        los efectos de quien conduce, las millas, los accidentes anteriores y el auto. Los efectos de la
        antigüedad y de la categoría del auto vienen de pólizas de una aseguradora francesa (
        {policies('CASdatasets, pólizas de 2003 y 2004, en inglés')}).
      </>
    ),
    reliability: 'Qué tan confiable es un estimado',
    range80:
      'Cada estimado tiene un rango: cuanto más amplio es, menos seguro es el estimado. Los estimados se basan en aprendizaje automático. Son solo informativos y no son cotizaciones finales.',
    accuracy: ({ areas, errorWithState, healthCoverage, ...car }) =>
      `En ${formatNumber(areas)} áreas de tarifas, según el número de personas aseguradas, el precio que usa únicamente el estado se equivoca en ${formatRoundedMoney(errorWithState)} al año en promedio, y el ${formatPercent(healthCoverage)} de los precios está dentro del rango; un código postal (ZIP) da el precio registrado donde se conoce. Para los autos comparamos ${formatNumber(car.surveyPrices)} precios de aseguradoras para ${car.cells} casos de persona y lugar en cinco encuestas estatales. Aparte del nivel de cada encuesta, el estimado se equivoca en cerca del ${formatPercent(car.surveyError)}, y el ${formatPercent(car.surveyCoverage)} de los precios está dentro del rango; con ese nivel, el ${formatPercent(car.surveyCoverageRaw)}, porque los precios de lista antes de descuentos fueron de 0.7 a 3.8 veces el estimado. Sus puntos más débiles son el nivel de cada estado y las zonas caras, y los casos son pocos. Ningún dato público muestra cuánto paga cada persona que conduce en EE.\u00A0UU.`,
    projected: (year, filed) =>
      `Los precios de ${year} son un cálculo: los de ${filed} más el aumento promedio que pidieron las aseguradoras. De 2025 a 2026, un cálculo así quedó como máximo 9 puntos porcentuales por encima o 14 por debajo en 8 de cada 10 áreas de tarifas, y los rangos lo incluyen.`,
    data: 'Sus datos',
    privacy: (privacy) => (
      <>
        Ninguna otra persona que use Premia puede ver sus estimados, y usted puede eliminar cada uno en
        cualquier momento. Usamos sus respuestas para estimar su prima, y para nada más. La{' '}
        {privacy('página de privacidad')} tiene los detalles.
      </>
    ),
    build: 'Cómo está hecho',
    parts: [
      'una interfaz de una sola página en React',
      'un servidor REST',
      'un modelo de aprendizaje automático: tablas de tarifas ajustadas a datos, una para el seguro médico y otra para el seguro de auto',
      'una base de datos relacional en el diseño original (este sitio guarda sus datos en DynamoDB)',
    ],
  },
  developersTexts: {
    title: 'Para desarrollar con Premia',
    lead: 'Su propio programa puede obtener los precios de este sitio, después de restar el crédito tributario y la ayuda del estado. No necesita cuenta ni clave. Las cifras son información, no una oferta.',
    requests: 'Peticiones',
    address: (premia, openapi) => (
      <>
        Ponga en {premia} la dirección de este sitio. {openapi} describe cada ruta, campo y error (en inglés).
      </>
    ),
    county: 'Encontrar el condado de un código postal (ZIP)',
    plans: 'Obtener los precios de los planes para un hogar',
    car: 'Estimar una prima de auto',
    policy: 'Estimar una póliza con varios autos y conductores',
    mileage: (field) => <>{field} se da en miles de kilómetros al año: 15 significa 15,000 km.</>,
    copy: 'Copiar',
    copyOne: (title) => `Copiar: ${title}`,
    copied: 'Copiado',
    selected: 'Su navegador no nos permitió copiar. El texto está seleccionado: cópielo con el teclado.',
    sample: 'Ejemplo de respuesta',
    response: 'Respuesta del 22 de noviembre de 2026, abreviada. Los montos son en dólares al año.',
    assistants: 'Asistentes',
    server: (path) => (
      <>
        El servidor del Model Context Protocol está en {path}. Tiene seis herramientas que solo leen, y usa
        HTTP con transmisión continua y sin sesiones.
      </>
    ),
    vsCode: 'VS Code, en .vscode/mcp.json',
    limits: 'Límites',
    limit: (perMinute) =>
      `Puede enviar ${perMinute} peticiones por minuto desde cada dirección IPv4 o red IPv6 /64, en total para estimados, planes, lugares y asistentes. Por encima, el código de estado es 429, y Retry-After indica los segundos de espera. Una petición puede tener como máximo 64 KiB. Los navegadores bloquean las llamadas desde una página de otro sitio, porque las respuestas no tienen encabezados CORS: envíelas desde su servidor o su programa.`,
    versions: 'Versiones',
    stability:
      'Se pueden agregar campos a las respuestas: ignore los que no conozca. Decida según los códigos, no según los mensajes. Cada precio de un plan médico lleva el año del plan.',
    stored: 'Datos que se guardan',
    storage: (privacy) => (
      <>
        Guardamos un contador de peticiones bajo un código (hash) de la dirección, y durante 30 días una línea
        del registro con la ruta, la fecha y la hora y el código de estado. No guardamos los datos de una
        petición. La {privacy('página de privacidad')} tiene los detalles.
      </>
    ),
    use: 'Uso de las cifras',
    licence:
      'Los precios del Mercado de CMS y de los estados, los condados de HUD y del Censo, los niveles de pobreza de HHS y los porcentajes del IRS son públicos: puede usarlos y publicarlos con su fuente y con el año del plan y la base que indica la respuesta. Los precios que no están registrados para el condado se basan también en calculadoras de KFF. Las primas promedio de auto de 2023 son de NAIC, que tiene los derechos de autor de su informe: cite cifras sueltas con su fuente y no copie tablas.',
  },
  termsTexts: {
    privacy: 'Privacidad',
    partOf: (terms) => <>Esta página es parte de los {terms('términos de uso')}.</>,
    download: 'Descargar en PDF',
  },
};

export const { aboutTexts, developersTexts, termsTexts } = globalThis.premiaLanguage === 'es' ? es : en;
