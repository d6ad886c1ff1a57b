import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Group = NonNullable<CodeSplitting['groups']>[number];
type Build = Parameters<Extract<Group['name'], (id: string, build: never) => unknown>>[1];

/** Kinds of what loads code: the folder of a page, the page of a form, other pages, or a part that is loaded on demand. */
type Kind = 'account' | 'reading' | `${string}-form` | 'main' | 'part';

/** Kinds of loads that a module is part of. */
interface Loads {
  has: (kind: Kind) => boolean;
  /** True for a page with a form. */
  hasForm: boolean;
  /** True for a module of both forms. */
  hasForms: boolean;
  /** True for a rule of insurance, which the evaluators need without the fields of a form. */
  isRule: boolean;
}

const pageModule = /\/src\/pages\/(?:(?<folder>\w+)\/)?(?<name>[\w-]+)-page\.tsx$/;

function findKind(id: string): Kind {
  // The contract of the account pages.
  if (id.endsWith('/src/api/contract.ts')) return 'account';
  const { folder, name } = pageModule.exec(id)?.groups ?? {};
  if (name === undefined) return 'part';
  return (folder ?? (name.endsWith('-form') ? name : 'main')) as Kind;
}

/**
 * Creates the groups of modules that the pages share, by the kinds of pages that import them: without groups, pages would
 * load dozens of small files, and one file compresses better than several. A module is in the first group that it is of,
 * and its imports are in that group or in one before it, since all that loads a module loads them.
 */
export function createPageGroups(): Group[] {
  const found = new Map<string, ReadonlySet<Kind>>();

  function findKinds(id: string, build: Build): ReadonlySet<Kind> {
    const known = found.get(id);
    if (known) return known;
    const info = build.getModuleInfo(id);
    const kinds = new Set<Kind>(info?.dynamicImporters.length ? [findKind(id)] : []);
    found.set(id, kinds);
    for (const importer of info?.importers ?? [])
      for (const kind of findKinds(importer, build)) kinds.add(kind);
    return kinds;
  }

  const createGroup = (
    name: string,
    isPart: (loads: Loads) => boolean,
    others: Partial<Group> = {},
  ): Group => ({
    name: (id, build) => {
      const kinds = findKinds(id, build);
      const forms = [...kinds].filter((kind) => kind.endsWith('-form'));
      const loads = {
        has: (kind: Kind) => kinds.has(kind),
        hasForm: forms.length > 0,
        hasForms: forms.length > 1,
        isRule: id.includes('/functions/plans/'),
      };
      return isPart(loads) ? name : null;
    },
    test: /\/(frontend\/src|functions|model-training\/serving)\//,
    minShareCount: 2,
    ...others,
  });

  return [
    createGroup('shared', ({ has, hasForm }) => has('account') && hasForm && has('part')),
    // With React Hook Form, which only pages with a form load.
    createGroup('fields', ({ has, hasForm }) => has('account') && hasForm),
    createGroup('account', ({ has }) => has('account') && !has('main'), {
      test: /\/frontend\/src\//,
      minShareCount: 3,
    }),
    createGroup('schemas', ({ has }) => has('account'), { test: /\/functions\/contract\// }),
    createGroup(
      'estimates',
      ({ has, hasForm, hasForms, isRule }) =>
        hasForm && (has('main') || ((hasForms || isRule) && has('part'))),
    ),
    createGroup('household', ({ has }) => has('health-form') && has('part')),
  ];
}
