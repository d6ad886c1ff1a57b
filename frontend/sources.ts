import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Folders, from the repository's root, that the website's modules come from. */
export const websiteSources = [
  'frontend',
  'functions/contract',
  'functions/plans',
  'functions/pricing',
  'model-training/artifacts',
  'model-training/serving',
] as const;

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Finds the source that a module comes from; undefined for another file. */
export function findSource(file: string): (typeof websiteSources)[number] | undefined {
  const path = relative(repository, file).replaceAll('\\', '/');
  return websiteSources.find((source) => path.startsWith(`${source}/`));
}

/** Vite plugin that fails a build of modules outside of {@link websiteSources}: it would not be built again after their changes. */
export function checkSources(): Plugin {
  return {
    name: 'check-sources',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = id.split('?');
        // Modules of plugins have no file.
        const isFile = file.startsWith(repository) && !file.includes('/node_modules/');
        if (isFile && !findSource(file)) this.error(`frontend/sources.ts does not have ${file}`);
      }
    },
  };
}
