import type { Plugin } from 'vite';
import type { Language } from '#contract/languages.ts';

/** English texts of a folder, `texts/en.ts`, or of the component beside them, `worksheet.en.ts`. */
const englishTexts = /(\/texts\/|\.)en\.tsx?$/;

/** Finds the texts of a language beside the English ones. A build without them fails. */
const findTexts = (english: string, language: Language) => english.replace(/en(\.tsx?)$/, `${language}$1`);

/** Vite plugin that replaces the English texts by those of another language. */
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
