import type * as english from './en.ts';

export const labelTexts: typeof english.labelTexts = {
  failed: 'No se pudo guardar la etiqueta',
  removed: 'Etiqueta eliminada',
  saved: 'Etiqueta guardada',
  add: 'Agregar etiqueta',
  change: 'Cambiar etiqueta',
  removing: 'Eliminando...',
  remove: 'Eliminar etiqueta',
  label: 'Etiqueta',
  hint: 'Un nombre para encontrarlo, de hasta 60 caracteres, como “Auto azul”.',
  saving: 'Guardando...',
  save: 'Guardar etiqueta',
};
