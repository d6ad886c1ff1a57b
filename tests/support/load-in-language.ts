/// <reference types="vite/types/importMeta.d.ts" />
import { vi } from 'vitest';
import type { Language } from '#contract/languages.ts';

const functionTexts = import.meta.glob('../../functions/**/texts/??.ts');

/** Loads modules anew with the texts of a language. Modules that are loaded later have English ones again. */
export async function loadInLanguage<Loaded>(
  language: Language,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const texts = Object.keys(functionTexts).filter((path) => path.endsWith(`/${language}.ts`));
  const english = (path: string) => path.replace(/..\.ts$/, 'en.ts');
  vi.resetModules();
  globalThis.premiaLanguage = language;
  if (language !== 'en') for (const path of texts) vi.doMock(english(path), functionTexts[path]);
  try {
    return await load();
  } finally {
    for (const path of texts) vi.doUnmock(english(path));
    globalThis.premiaLanguage = undefined;
    vi.resetModules();
  }
}
