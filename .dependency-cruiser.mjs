// Layers of `functions`: each may import those before it.
const layers = 'contract plans errors platform data auth pricing mail http composition.ts api jobs'.split(
  ' ',
);

// Parts of the website that its features share, and facts that it shows.
const shared = ['ui', 'api', 'paths.ts', 'zod-settings.ts'].map((part) => `frontend/src/${part}`);
const facts = ['model-training/artifacts'];

// Calculations on the device: the model's evaluator, and modules that functions share with it.
const calculations = [
  'model-training/serving',
  'functions/plans',
  'functions/pricing/build-estimate.ts',
  'functions/pricing/texts',
];

// Rounding of amounts, for the contract, the rules and the model, whose container has no other folder.
const cents = 'model-training/serving/cents.ts';

/** Folders and files of this repository that each folder may import, besides itself. Tests may import all. */
const mayImport = {
  ...Object.fromEntries(
    layers.map((layer, index) => [
      `functions/${layer}`,
      layers.slice(0, index).map((below) => `functions/${below}`),
    ]),
  ),
  'functions/contract': [cents],
  'functions/plans': ['functions/contract', cents],
  // Prices of places are the model's, which is not called for them.
  'functions/pricing': ['contract', 'plans', 'errors', 'platform', 'data', 'auth']
    .map((below) => `functions/${below}`)
    .concat(
      'model-training/artifacts/county-codes.json',
      'model-training/artifacts/zip3-codes.json',
      'model-training/serving/places.ts',
      cents,
    ),
  'frontend/src/ui': ['frontend/src/zod-settings.ts', 'functions/contract/languages.ts'],
  'frontend/src/api': ['frontend/src/ui', 'frontend/src/zod-settings.ts', 'functions/contract'],
  'frontend/src/features': [...shared, 'functions/contract', ...facts, ...calculations],
  'frontend/src/pages': [...shared, 'frontend/src/features', 'functions/contract'],
  frontend: ['functions/contract', ...facts, ...calculations],
  'model-training': [],
  edge: ['functions/contract', 'frontend/src/html-files.ts'],
  local: ['edge', 'frontend/src/html-files.ts', 'frontend/sources.ts', 'functions', 'model-training'],
  infra: [
    'edge',
    'frontend/src/html-files.ts',
    'frontend/licence-notices.ts',
    'functions',
    'local',
    'model-training',
  ],
  bench: ['edge', 'local', 'infra', 'functions', 'model-training', 'tests'],
};

// Folders of the website's features: each may import those before it.
const features =
  'charts places household income plans plans/change plans/steps estimates estimates/car estimates/charts estimates/what-if estimates/result estimates/form predictions predictions/history predictions/compare dashboard profile'.split(
    ' ',
  );
const filesOf = (folder) => `^frontend/src/features/${folder}/[^/]+$`;

const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const ours = '^(bench|edge|frontend|functions|infra|local|model-training|tests)/';

export default {
  forbidden: [
    ...Object.entries(mayImport).map(([folder, allowed]) =>
      rule(
        `${folder} may import ${allowed.join(', ') || 'no other folder'}`,
        { path: `^${folder}(/|$)` },
        { path: ours, pathNot: [folder, ...allowed].map((path) => `^${path}(/|$)`) },
      ),
    ),
    rule(
      'features may import no other feature but those of households, their prices and incomes',
      { path: '^frontend/src/features/([^/]+)/' },
      {
        path: '^frontend/src/features/',
        pathNot: '^frontend/src/features/($1|charts|places|household|income|plans|estimates)/',
      },
    ),
    ...features.map((folder, index) =>
      rule(
        `features/${folder} may import features of folders before it alone, so that folders form no circle`,
        { path: filesOf(folder) },
        { path: '^frontend/src/features/', pathNot: features.slice(0, index + 1).map(filesOf) },
      ),
    ),
    rule(
      'each folder of features has its place in the order of imports',
      { path: '^frontend/src/features/', pathNot: features.map(filesOf) },
      {},
    ),
    rule(
      'styles that several features use are in ui',
      { path: '^frontend/src/(features/.+)/[^/]+$' },
      { path: '[.]css$', pathNot: '^frontend/src/($1|ui)/' },
    ),
    rule(
      'functions/contract may import no package but zod',
      { path: '^functions/contract/', pathNot: '/write-openapi[.]ts$' },
      { pathNot: `^(functions/contract/|node_modules/zod/|${cents})` },
    ),
    rule(
      'functions/plans may import no package but zod: it runs in functions and in browsers',
      { path: '^functions/plans/' },
      { pathNot: `^(functions/(contract|plans)/|node_modules/zod/|${cents})` },
    ),
    rule(
      'a function bundles its own route only: schemas that others need are beside contract/routes, not in it',
      { path: '^functions/', pathNot: '^functions/(api/|contract/(routes|website-routes|openapi)[.]ts$)' },
      { path: '^functions/contract/(routes/|(website-)?routes[.]ts$)', dependencyTypesNot: ['type-only'] },
    ),
    rule('no cycles between files', {}, { circular: true }),
    // @types/aws-lambda has no module.
    rule('every import resolves', {}, { couldNotResolve: true, pathNot: '^aws-lambda$' }),
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no compiler API yet.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    doNotFollow: { path: '^node_modules/' },
    exclude: '[.]test[.]tsx?$|^frontend/dist/',
  },
};
