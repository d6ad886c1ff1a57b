import { formatNumber, formatRoundedMoney } from '#frontend/ui/format.ts';
import type * as english from './en.tsx';

const formatPercent = (fraction: number) => `${Math.round(fraction * 100)}%`;

export const aboutTexts: typeof english.aboutTexts = {
  title: 'Nosotros',
  home: 'Inicio',
  lead: 'Premia es un proyecto estudiantil. Estima las primas anuales del seguro médico y del seguro de auto en dólares de EE.\u00A0UU., muestra el rango probable y explica qué sube o baja cada estimado.',
  picture: 'Cómo leer un estimado',
  dot: 'Punto: el estimado',
  bar: 'Barra: el rango probable',
  premium: (usd) => `${formatRoundedMoney(usd)} al año`,
  range: (low, high) => `de ${formatRoundedMoney(low)} a ${formatRoundedMoney(high)}`,
  sample: 'Esta muestra es el seguro de auto de una persona de 24 años, con 6 años de manejo y un accidente.',
  basis: 'En qué se basa un estimado',
  health: (cms, meps) => (
    <>
      Los precios de los planes médicos son los del Mercado en 2026 (
      {cms('CMS, archivos de uso público de 2026, en inglés')}, y los precios registrados en los estados). La
      prima según la salud es el precio del segundo plan Plata de menor costo, multiplicado por el costo
      médico que se espera para usted en relación con el promedio de su edad: costos de adultos con seguro
      privado ({meps('Encuesta del Panel de Gastos Médicos (MEPS), 2012 a 2015, en inglés')}). En Nueva York y
      Vermont, donde los precios no dependen de la edad, sigue en cambio la curva federal por edad. Las
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
};

export const contactTexts: typeof english.contactTexts = {
  title: 'Contacto',
  lead: 'Escríbanos si algo no funciona o si un estimado parece incorrecto. Díganos qué hizo y qué vio. Nunca nos envíe su contraseña.',
  before: 'Antes de escribir',
  about: 'Las fuentes y qué tan exactas son',
  privacy: 'Qué guardamos y cómo eliminarlo',
  forgotPassword: '¿Olvidó su contraseña?',
};

export const notFoundTexts: typeof english.notFoundTexts = {
  title: 'Página no encontrada',
  lead: 'No hay ninguna página en esta dirección. Revise si la dirección tiene errores.',
  landing: 'Ir a la página de inicio',
  dashboard: 'Ir al panel',
  others: 'Otras páginas',
  health: 'Estimado del seguro médico',
  car: 'Estimado del seguro de auto',
  about: 'Nosotros',
  history: 'Historial de estimados',
  profile: 'Perfil',
};

export const developersTexts: typeof english.developersTexts = {
  title: 'Para desarrollar con Premia',
  lead: 'Su propio programa puede obtener los precios de este sitio, después de restar el crédito tributario y la ayuda del estado. No necesita cuenta ni clave. Las cifras son información, no una oferta.',
  requests: 'Tres peticiones',
  address: (premia, openapi) => (
    <>
      Ponga en {premia} la dirección de este sitio. {openapi} describe cada ruta, campo y error (en inglés).
    </>
  ),
  county: 'Encontrar el condado de un código postal (ZIP)',
  plans: 'Obtener los precios de los planes para un hogar',
  car: 'Estimar una prima de auto',
  assistants: 'Asistentes',
  server: (path) => (
    <>
      El servidor del Model Context Protocol está en {path}. Tiene cinco herramientas que solo leen, y usa
      HTTP con transmisión continua y sin sesiones.
    </>
  ),
  vsCode: 'VS Code, en .vscode/mcp.json',
  limits: 'Límites',
  limit: (perMinute) =>
    `Puede enviar ${perMinute} peticiones por minuto desde cada dirección IPv4 o red IPv6 /64, en total para estimados, planes, lugares y asistentes. Por encima, el código de estado es 429, y Retry-After indica los segundos de espera. Una petición puede tener como máximo 64 KiB.`,
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
};

export const termsTexts: typeof english.termsTexts = {
  privacy: 'Privacidad',
  partOf: (terms) => <>Esta página es parte de los {terms('términos de uso')}.</>,
  download: 'Descargar en PDF',
};

({}) as typeof import('./es.tsx') satisfies typeof english;
