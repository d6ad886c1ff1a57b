import { formatNumber } from '#frontend/ui/format.ts';
import type * as english from './en.ts';

export const historyTexts: typeof english.historyTexts = {
  title: 'Historial de estimados',
  failed: 'No se pudo cargar el historial de estimados',
  types: { health: 'Médico', car: 'Auto' },
  marketPrice: 'Precio de referencia',
  likely: (range) => `probable: ${range} al año`,
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
  andCompare: ', comparar',
  compare: (prediction) => `Comparar: ${prediction}`,
  delete: 'Eliminar',
  deleteOne: (prediction) => `Eliminar: ${prediction}`,
  deleted: 'El estimado se eliminó',
  confirm: '¿Seguro que quiere eliminar este estimado?',
  toDelete: (prediction, premium) =>
    `Va a eliminar: ${prediction}${premium === undefined ? '' : `; prima: ${premium} al año`}. No se puede deshacer.`,
  more: 'Mostrar más',
  noMatchTitle: 'Ningún estimado coincide',
  noMatch: (search) =>
    `Ninguno de estos estimados tiene “${search}” en su etiqueta, su estado o sus respuestas.`,
  clearSearch: 'Borrar la búsqueda',
  none: 'No hay estimados en el historial.',
  start: { health: 'Empezar un estimado médico', car: 'Empezar un estimado de auto' },
};

export const toolbarTexts: typeof english.toolbarTexts = {
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
  select: 'Elija dos o tres estimados del mismo tipo para compararlos.',
  selectedOne: {
    health: 'Eligió 1 estimado del seguro médico. Elija uno o dos más.',
    car: 'Eligió 1 estimado del seguro de auto. Elija uno o dos más.',
  },
  selected: {
    health: (count) => `Eligió ${count} estimados del seguro médico.`,
    car: (count) => `Eligió ${count} estimados del seguro de auto.`,
  },
  most: 'Se pueden comparar tres como máximo.',
  only: {
    health: 'Solo se pueden agregar estimados del seguro médico.',
    car: 'Solo se pueden agregar estimados del seguro de auto.',
  },
  compare: 'Comparar',
  clear: 'Quitar selección',
  download: 'Descargar CSV',
  newest: (count) => `Los ${formatNumber(count)} estimados más recientes`,
  count: (count) => (count === 1 ? '1 estimado' : `${formatNumber(count)} estimados`),
  countOf: (shown, all) => `${formatNumber(shown)} de ${formatNumber(all)} estimados`,
  loadingAll: 'Cargando todos los estimados',
  incomplete: 'No se cargaron todos los estimados',
  loadRest: 'Cargar los demás',
  of: (loaded, total) => `${loaded} de ${total}`,
  loaded: (count) => `Se cargaron ${count}.`,
  onlyNewest: (count) => `La lista tiene solo los estimados más recientes: ${count}.`,
  progress: 'Estimados que se cargaron',
};

export const fileTexts: typeof english.fileTexts = {
  name: (date) => `premia-estimados-${date}.csv`,
  created: 'Fecha y hora (UTC)',
  type: 'Tipo',
  types: { health: 'seguro médico', car: 'seguro de auto' },
  label: 'Etiqueta',
  premium: 'Prima estimada (USD al año)',
  market: 'Precio de referencia (USD al año)',
  marketLow: 'Precio de referencia, mínimo (USD al año)',
  marketHigh: 'Precio de referencia, máximo (USD al año)',
  low: 'Rango, mínimo (USD al año)',
  high: 'Rango, máximo (USD al año)',
  planYear: 'Año del plan',
  withUnit: (question, unit) => `${question} (${unit})`,
  cover: (name) => `${name} (USD al año)`,
  id: 'ID',
};

({}) as typeof import('./es.ts') satisfies typeof english;
