const en = {
  title: 'Support',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  open: 'Monday to Friday, 9 am to 5 pm, New York time',
  sample: 'This is sample content: nobody reads or answers messages here.',
};

const es: typeof en = {
  title: 'Asistencia',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  hours: 'Horario',
  open: 'De lunes a viernes, de 9 de la mañana a 5 de la tarde, hora de Nueva York',
  sample: 'Este contenido es de muestra: aquí nadie lee ni responde mensajes.',
};

export const supportTexts = globalThis.premiaLanguage === 'es' ? es : en;
