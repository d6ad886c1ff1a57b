import { languages } from '#contract/languages.ts';
import type * as english from './en.ts';

export const language: typeof english.language = 'es';

export const locale: typeof english.locale = languages.es.locale;

export const prefix: typeof english.prefix = languages.es.prefix;
