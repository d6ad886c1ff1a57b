const en = {
  title: 'Prediction History',
  failed: 'Failed to load prediction history',
  types: { health: 'Health', car: 'Car' },
  marketPrice: 'Market price',
  likely: (range: string) => `likely ${range}`,
  /** @param prices state minimum, liability and comprehensive, full cover */
  byCover: (prices: readonly string[]) => `By coverage, a month: ${prices.join(', ')}`,
  age: 'age',
  details: (prediction: string) => `Details of ${prediction}`,
  /** Name of a prediction for controls, by its type. */
  prediction: {
    health: (time: string) => `health prediction of ${time}`,
    car: (time: string) => `car prediction of ${time}`,
    unknown: (time: string) => `prediction of ${time}`,
  },
  otherVersion: 'Made with another version of Premia',
  labelled: (label: string, prediction: string) => `${label}, ${prediction}`,
  recentColumns: { date: 'Date', type: 'Insurance Type', age: 'Age', premium: 'Premium' },
  columns: {
    number: 'SN',
    date: 'Date',
    type: 'Type',
    age: 'Age',
    premium: 'Predicted Premium',
    action: 'Action',
  },
  /** After the number's heading, for screen readers. */
  andSelect: ', select',
  select: (prediction: string) => `Select ${prediction}`,
  delete: 'Delete',
  deleteOne: (prediction: string) => `Delete ${prediction}`,
  deleted: 'Prediction deleted successfully',
  confirm: 'Are you sure you want to delete this prediction?',
  toDelete: (prediction: string, premium: string | undefined) =>
    `You are deleting: ${prediction}${premium === undefined ? '' : `, ${premium} a year`}. You can’t undo this.`,
  confirmAll: (count: number) => `Delete these ${count} predictions?`,
  cannotUndo: 'You can’t undo this.',
  deletedAll: (count: number) => `${count} predictions were deleted`,
  /** Of several. */
  notDeleted: (failed: number, count: number) =>
    `${failed} of ${count} predictions could not be deleted. They are still selected.`,
  more: 'Show more',
  noMatchTitle: 'No prediction matches',
  noMatch: (search: string) => `None of these predictions has “${search}” in its label, state or answers.`,
  none: 'No prediction history found.',
  start: { health: 'Start a health prediction', car: 'Start a car prediction' },
};

const es: typeof en = {
  title: 'Historial de estimados',
  failed: 'No se pudo cargar el historial de estimados',
  types: { health: 'Médico', car: 'Auto' },
  marketPrice: 'Precio de referencia',
  likely: (range) => `probable: ${range.replace(/^de /, '')}`,
  byCover: (prices) => `Por cobertura, al mes: ${prices.join(', ')}`,
  age: 'edad',
  details: (prediction) => `Detalles: ${prediction}`,
  prediction: {
    health: (time) => `estimado del seguro médico, ${time}`,
    car: (time) => `estimado del seguro de auto, ${time}`,
    unknown: (time) => `estimado, ${time}`,
  },
  otherVersion: 'Hecho con otra versión de Premia',
  labelled: (label, prediction) => `${label}, ${prediction}`,
  recentColumns: { date: 'Fecha', type: 'Tipo de seguro', age: 'Edad', premium: 'Prima' },
  columns: {
    number: 'N.º',
    date: 'Fecha',
    type: 'Tipo',
    age: 'Edad',
    premium: 'Prima estimada',
    action: 'Acción',
  },
  andSelect: ', elegir',
  select: (prediction) => `Elegir: ${prediction}`,
  delete: 'Eliminar',
  deleteOne: (prediction) => `Eliminar: ${prediction}`,
  deleted: 'El estimado se eliminó',
  confirm: '¿Seguro que quiere eliminar este estimado?',
  toDelete: (prediction, premium) =>
    `Va a eliminar: ${prediction}${premium === undefined ? '' : `; prima: ${premium} al año`}. No se puede deshacer.`,
  confirmAll: (count) => `¿Eliminar estos ${count} estimados?`,
  cannotUndo: 'No se puede deshacer.',
  deletedAll: (count) => `Se eliminaron ${count} estimados`,
  notDeleted: (failed, count) =>
    `No se pudieron eliminar ${failed} de ${count} estimados. Esos siguen elegidos.`,
  more: 'Mostrar más',
  noMatchTitle: 'Ningún estimado coincide',
  noMatch: (search) =>
    `Ninguno de estos estimados tiene “${search}” en su etiqueta, su estado o sus respuestas.`,
  none: 'No hay estimados en el historial.',
  start: { health: 'Empezar un estimado médico', car: 'Empezar un estimado de auto' },
};

export const historyTexts = globalThis.premiaLanguage === 'es' ? es : en;
