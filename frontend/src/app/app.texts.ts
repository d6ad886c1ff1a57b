const en = {
  failedRequest: {
    heading: 'This page could not be loaded',
    advice:
      'Check your connection, then try again. If we have updated Premia since you opened it, reload the page. Unfinished forms are then empty, but you lose no saved data.',
  },
  otherError: {
    heading: 'This page has stopped working',
    advice: 'The fault is ours. Try again, or reload the page. You lose no saved data.',
  },
  reload: 'Reload',
};

const es: typeof en = {
  failedRequest: {
    heading: 'No se pudo cargar esta página',
    advice:
      'Revise su conexión y vuelva a intentarlo. Si actualizamos Premia después de que usted abrió la página, vuelva a cargarla. Los formularios sin terminar quedarán vacíos, pero sus datos guardados no cambian.',
  },
  otherError: {
    heading: 'Esta página dejó de funcionar',
    advice:
      'El error es nuestro. Vuelva a intentarlo o vuelva a cargar la página. Sus datos guardados no cambian.',
  },
  reload: 'Volver a cargar',
};

export const pageErrorTexts = globalThis.premiaLanguage === 'es' ? es : en;
