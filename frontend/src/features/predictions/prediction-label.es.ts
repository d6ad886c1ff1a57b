import type * as english from './prediction-label.en.ts';

export const labelTexts: typeof english.labelTexts = {
  failed: 'No se pudo guardar la etiqueta',
  removed: 'Etiqueta eliminada',
  saved: 'Etiqueta guardada',
  add: 'Agregar etiqueta',
  change: 'Cambiar etiqueta',
  removing: 'Eliminando...',
  remove: 'Eliminar etiqueta',
  label: 'Etiqueta',
  hint: 'Escriba un nombre para encontrarlo, de hasta 60 caracteres, como “Auto azul”.',
  save: 'Guardar etiqueta',
};

export const pageTexts: typeof english.pageTexts = {
  failed: 'No se pudo cargar el estimado',
  names: { health: 'Estimado del seguro médico', car: 'Estimado del seguro de auto' },
  title: {
    health: (day) => `Estimado de salud del ${day}`,
    car: (day) => `Estimado de auto del ${day}`,
  },
  loading: 'Estimado',
  notFoundTitle: 'No se encontró el estimado',
  notFound: 'Quizás se eliminó o es de otra cuenta.',
  otherVersionTitle: 'Este estimado se hizo con otra versión de Premia',
  otherVersion:
    'Aquí no se pueden mostrar sus respuestas ni sus precios. No se ha perdido nada: está guardado tal como se hizo y viene en la descarga de sus datos, en su perfil.',
  premium: (usd) => `La prima estimada era de ${usd} al año.`,
};

({}) as typeof import('./prediction-label.es.ts') satisfies typeof english;
