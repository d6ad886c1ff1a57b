const en = {
  labelTexts: {
    failed: 'Failed to save the label',
    removed: 'Label removed',
    saved: 'Label saved',
    add: 'Add a label',
    change: 'Change label',
    removing: 'Removing...',
    remove: 'Remove label',
    label: 'Label',
    hint: 'Enter a name to find it by, of up to 60 characters, such as “Blue hatchback”.',
    save: 'Save label',
  },
  pageTexts: {
    failed: 'Failed to load the prediction',
    /** Names without a label. */
    names: { health: 'Health insurance prediction', car: 'Car insurance prediction' },
    /** Document titles. They stay in the browser's history after a logout: without label and price. */
    title: {
      health: (day: string) => `Health estimate of ${day}`,
      car: (day: string) => `Car estimate of ${day}`,
    },
    loading: 'Prediction',
    notFoundTitle: 'Prediction not found',
    notFound: 'It may have been deleted, or it belongs to another account.',
    otherVersionTitle: 'This prediction was made with another version of Premia',
    otherVersion:
      'Its answers and its prices can’t be shown here. Nothing of it is lost: it is stored as it was made, and the download of your data on your profile contains it.',
    premium: (usd: string) => `The predicted premium was ${usd} a year.`,
  },
};

const es: typeof en = {
  labelTexts: {
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
  },
  pageTexts: {
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
  },
};

export const { labelTexts, pageTexts } = globalThis.premiaLanguage === 'es' ? es : en;
