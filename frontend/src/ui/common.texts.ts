const en = {
  downloaded: 'The file was downloaded.',
  loading: 'Loading...',
  notShown: 'We can’t show this part of the page right now.',
  saving: 'Saving...',
  deleting: 'Deleting...',
  reload: 'Reload this page',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  messages: 'Messages',
  notProvided: 'Not provided',
  skip: 'Skip to content',
  yesOrNo: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

const es: typeof en = {
  downloaded: 'El archivo se descargó.',
  loading: 'Cargando...',
  notShown: 'Por ahora no podemos mostrar esta parte de la página.',
  saving: 'Guardando...',
  deleting: 'Eliminando...',
  reload: 'Recargar esta página',
  tryAgain: 'Reintentar',
  tryingAgain: 'Reintentando...',
  cancel: 'Cancelar',
  dismiss: 'Cerrar',
  messages: 'Mensajes',
  notProvided: 'Sin respuesta',
  skip: 'Ir al contenido principal',
  yesOrNo: [
    { value: 'yes', label: 'Sí' },
    { value: 'no', label: 'No' },
  ],
};

/** Words of several pages. */
export const commonTexts = globalThis.premiaLanguage === 'es' ? es : en;
