import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Language } from '#contract/languages.ts';

/**
 * Constants of a build in a language. Each text of the website is chosen by a comparison with it, so that the build
 * drops the texts of other languages.
 */
export const defineLanguage = (language: Language) => ({
  'globalThis.premiaLanguage': JSON.stringify(language),
});

/** English texts of the functions, which the website shares with them: of a folder, `texts/en.ts`, or of a module. */
const englishTexts = /(\/texts\/|\.)en\.ts$/;

/** Finds the texts of a language beside the English ones. A build without them fails. */
const findTexts = (english: string, language: Language) => english.replace(/en\.ts$/, `${language}.ts`);

/** Vite plugin that replaces the English texts of the functions by those of another language. */
export function replaceTexts(language: Language): Plugin {
  return {
    name: 'replace-texts',
    enforce: 'pre',
    resolveId: {
      filter: { id: englishTexts },
      async handler(source, importer, options) {
        const english = await this.resolve(source, importer, { ...options, skipSelf: true });
        return english && findTexts(english.id, language);
      },
    },
  };
}

/**
 * Imports texts in a language without a build: each language is a module of its own.
 * @param file below `src`, which imports no texts of other files
 */
export async function importTexts<Texts>(file: string, language: Language): Promise<Texts> {
  globalThis.premiaLanguage = language;
  try {
    return await import(`${pathToFileURL(join(import.meta.dirname, 'src', file)).href}?${language}`);
  } finally {
    globalThis.premiaLanguage = undefined;
  }
}
