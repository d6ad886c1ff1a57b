const en = {
  picture: 'Every estimate shows the premium, its range and what raises or lowers it.',
  greeting: (name: string) => `Welcome, ${name}. You are logged in.`,
  dashboard: 'Go to your dashboard',
};

const es: typeof en = {
  picture: 'Cada estimado muestra la prima, su rango y qué la sube o la baja.',
  greeting: (name) => `Hola, ${name}. Su sesión está abierta.`,
  dashboard: 'Ir a su panel',
};

export const authTexts = globalThis.premiaLanguage === 'es' ? es : en;
