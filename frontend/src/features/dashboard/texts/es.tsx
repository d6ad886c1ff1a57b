import type * as english from './en.tsx';

export const dashboardTexts: typeof english.dashboardTexts = {
  title: 'Panel',
  failed: 'No se pudieron cargar los datos del panel',
  welcome: (name) => `¡Hola de nuevo, ${name}!`,
  user: 'usuario',
  totalsFailed: 'No se pudieron cargar sus totales',
  recent: 'Estimados recientes',
  recentFailed: 'No se pudieron cargar sus estimados',
  noneTitle: 'Todavía no hay estimados',
  none: 'Responda unas preguntas para ver su prima, su rango y las razones.',
  first: 'Hacer su primer estimado',
  viewAll: 'Ver todos los estimados',
  estimateFirst: 'Ver cuánto le cuesta al mes un plan médico',
  choose: 'Elija el tipo de estimado',
  forms: { health: 'Seguro médico', car: 'Seguro de auto' },
  total: 'Total de estimados',
  last: 'Último estimado',
  notLoaded: 'No se cargó',
  noDate: 'Ninguno',
};

export const enrollmentCardTexts: typeof english.enrollmentCardTexts = {
  today: 'Estos son los precios de hoy. Son distintos de los de su estimado guardado.',
  lastDay: 'Último día',
  toEnroll: 'para inscribirse',
  daysLeft: (days) => (days === 1 ? 'Falta 1 día' : `Faltan ${days} días`),
  opens: (day, where) => `el ${day} ${where}`,
  instead: (title, link) => (
    <>
      <span>{`${title}, según `}</span>
      {link('su estimado más reciente del seguro médico')}
    </>
  ),
  prices: (year, help, link) => (
    <>
      <span>{`al mes en ${year}, según `}</span>
      {link('su estimado más reciente del seguro médico')}
      <span>{`. ${help}.`}</span>
    </>
  ),
};

export const carCardTexts: typeof english.carCardTexts = {
  title: 'Su auto',
  prices: (link) => (
    <>
      <span>{'al mes, según '}</span>
      {link('su estimado más reciente del seguro de auto')}
    </>
  ),
};

export const reminderTexts: typeof english.reminderTexts = {
  unfinished: 'Tiene un estimado sin terminar',
  unfinishedMany: 'Tiene estimados sin terminar',
  continue: { health: 'Continuar el estimado médico', car: 'Continuar el estimado de auto' },
  discard: 'Descartarlo',
  discardMany: 'Descartarlos',
  stored:
    'Sus respuestas quedan en esta pestaña del navegador hasta que usted la cierre o termine su sesión.',
  pages: {
    health: 'la página del estimado del seguro médico',
    car: 'la página del estimado del seguro de auto',
    history: 'la página de su historial',
    prediction: 'la página de su estimado guardado',
    compare: 'la página de su comparación',
    profile: 'la página de su perfil',
  },
  goOn: (page) => `Ir a ${page}`,
  requested: 'Ya puede abrir la página que le pidió iniciar sesión.',
};

({}) as typeof import('./es.tsx') satisfies typeof english;
