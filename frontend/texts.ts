import type { Plugin as BundlerPlugin } from 'esbuild';
import type { Plugin } from 'vite';
import type { Language } from '#contract/languages.ts';

const englishTexts = /\/texts\/en\.tsx?$/;

/** Finds the texts of a language beside the English ones. A build without them fails. */
const findTexts = (english: string, language: Language) => english.replace(/en(\.tsx?)$/, `${language}$1`);

/** Vite plugin that replaces the English texts of each folder by those of another language. */
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

/** The same for esbuild. */
export function replaceBundledTexts(language: Language): BundlerPlugin {
  return {
    name: 'replace-texts',
    setup: ({ onResolve, resolve }) =>
      onResolve({ filter: englishTexts }, async ({ path, pluginData, ...options }) => {
        if (pluginData === language) return undefined;
        const english = await resolve(path, { ...options, pluginData: language });
        return { ...english, path: findTexts(english.path, language) };
      }),
  };
}
