import type { ReactNode } from 'react';
import { formatNumber } from '#frontend/ui/format.ts';

const en = {
  title: 'Your Data',
  lead: (privacy: (text: string) => ReactNode) => (
    <>
      You can download your profile, your predictions with their answers and reasons, and your sessions as one
      JSON file. The {privacy('privacy page')} lists what else we store, and for how long.
    </>
  ),
  submit: 'Download My Data',
  busy: 'Downloading...',
  progress: (count: number, total: number) =>
    `Downloading ${formatNumber(count)} of ${formatNumber(total)} predictions...`,
  paused: (time: string) =>
    `We send this much data in parts. The download continues by itself at ${time}. Keep this page open until then.`,
  failed: 'Your data could not be downloaded',
};

const es: typeof en = {
  title: 'Sus datos',
  lead: (privacy) => (
    <>
      Puede descargar su perfil, sus estimados con las respuestas y las razones, y sus sesiones en un archivo
      JSON. La {privacy('página de privacidad')} indica qué más guardamos y por cuánto tiempo.
    </>
  ),
  submit: 'Descargar mis datos',
  busy: 'Descargando...',
  progress: (count, total) => `Descargando ${formatNumber(count)} de ${formatNumber(total)} estimados...`,
  paused: (time) =>
    `Enviamos tantos datos por partes. La descarga continúa sola a las ${time}. Deje abierta esta página hasta entonces.`,
  failed: 'No se pudieron descargar sus datos',
};

export const dataTexts = globalThis.premiaLanguage === 'es' ? es : en;
