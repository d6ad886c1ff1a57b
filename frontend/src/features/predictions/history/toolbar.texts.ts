import { formatNumber } from '#frontend/ui/format.ts';

const en = {
  type: 'Filter by Type',
  sort: 'Sort by',
  /** The API's values, as specified. */
  types: { all: 'All Types', health: 'health', car: 'car' },
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    highest: 'Highest premium first',
    lowest: 'Lowest premium first',
  },
  predictions: 'Predictions',
  searchLabel: 'Search labels, states and answers',
  search: 'Search',
  clearSearch: 'Clear search',
  select: 'Select two or three predictions of one type to compare them, or up to 50 to delete them.',
  selectedMixed: (count: number) => `${count} predictions are selected.`,
  mostSelected: (count: number) => `You can select at most ${count}.`,
  onlyOneType: 'You can compare predictions of one type only.',
  delete: 'Delete selected',
  selectedOne: {
    health: '1 health prediction is selected. Select one or two more.',
    car: '1 car prediction is selected. Select one or two more.',
  },
  selected: {
    health: (count: number) => `${count} health predictions are selected.`,
    car: (count: number) => `${count} car predictions are selected.`,
  },
  most: 'You can compare at most three.',
  compare: 'Compare',
  clear: 'Clear',
  download: 'Download CSV',
  /** While a search or a type leaves predictions out. */
  downloadShown: 'Download these as CSV',
  newest: (count: number) => `Newest ${formatNumber(count)} predictions`,
  count: (count: number) => (count === 1 ? '1 prediction' : `${formatNumber(count)} predictions`),
  countOf: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)} predictions`,
  loadingAll: 'Loading all predictions',
  incomplete: 'Not all predictions are loaded',
  loadRest: 'Load the rest',
  of: (loaded: string, total: string) => `${loaded} of ${total}`,
  loaded: (count: string) => `${count} are loaded.`,
  onlyNewest: (count: string) => `The list contains only the newest ${count} predictions.`,
  progress: 'Loaded predictions',
};

const es: typeof en = {
  type: 'Filtrar por tipo',
  sort: 'Ordenar por',
  types: { all: 'Todos los tipos', health: 'Seguro médico', car: 'Seguro de auto' },
  orders: {
    newest: 'Más recientes',
    oldest: 'Más antiguos',
    highest: 'Prima más alta',
    lowest: 'Prima más baja',
  },
  predictions: 'Estimados',
  searchLabel: 'Etiqueta, estado o respuesta',
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  select: 'Elija dos o tres estimados del mismo tipo para compararlos, o hasta 50 para eliminarlos.',
  selectedMixed: (count) => `${count} estimados elegidos.`,
  mostSelected: (count) => `Puede elegir ${count} como máximo.`,
  onlyOneType: 'Solo se pueden comparar estimados del mismo tipo.',
  delete: 'Eliminar elegidos',
  selectedOne: {
    health: 'Eligió 1 estimado del seguro médico. Elija uno o dos más.',
    car: 'Eligió 1 estimado del seguro de auto. Elija uno o dos más.',
  },
  selected: {
    health: (count) => `Eligió ${count} estimados del seguro médico.`,
    car: (count) => `Eligió ${count} estimados del seguro de auto.`,
  },
  most: 'Se pueden comparar tres como máximo.',
  compare: 'Comparar',
  clear: 'Quitar selección',
  download: 'Descargar CSV',
  downloadShown: 'Descargar estos en CSV',
  newest: (count) => `Los ${formatNumber(count)} estimados más recientes`,
  count: (count) => (count === 1 ? '1 estimado' : `${formatNumber(count)} estimados`),
  countOf: (shown, all) => `${formatNumber(shown)} de ${formatNumber(all)} estimados`,
  loadingAll: 'Cargando todos los estimados',
  incomplete: 'No se cargaron todos los estimados',
  loadRest: 'Cargar los demás',
  of: (loaded, total) => `${loaded} de ${total}`,
  loaded: (count) => `Se cargaron ${count}.`,
  onlyNewest: (count) => `La lista tiene solo los ${count} estimados más recientes.`,
  progress: 'Estimados que se cargaron',
};

/** Texts above the table. */
export const toolbarTexts = globalThis.premiaLanguage === 'es' ? es : en;
