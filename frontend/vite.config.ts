import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { nameClass } from './name-class.ts';

/**
 * Lets the bundler drop the parts of react-router that the website doesn't use. Its top-level
 * `React.forwardRef(…)` calls and assignments to components count as side effects, and keep about
 * 4 KiB (gzip) of forms, prefetching and scroll restoration alive. Its data routers, which load what
 * a route shows, are never begun by `BrowserRouter`, but each route asks for them (2 KiB). Its
 * warnings for developers go too: the package's exports lead to the development build only.
 */
function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/(?<=^function warning(Once)?\(.*\) \{)[\s\S]*?(?=^\}$)/gm, '')
          .replace(/^\w+\.(displayName|contextType) = .*$/gm, '')
          .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
          .replace(
            'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
            'return useNavigateUnstable();',
          ),
        map: null,
      }),
    },
  };
}

/**
 * Lets the bundler drop react-hook-form's rules of single fields: every form here is checked by a
 * schema, which makes the library's other branch unreachable (1.6 KiB).
 */
function dropFieldRules(): Plugin {
  return {
    name: 'drop-field-rules',
    apply: 'build',
    transform: {
      filter: { id: /react-hook-form\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code.replace(/(?<=if \(|!)_options\.resolver(?=\)| &&)/g, 'true'),
        map: null,
      }),
    },
  };
}

/**
 * Leaves out of the contract what the browser doesn't read: descriptions, and of the routes all but
 * what `src/api/contract.ts` promises the website.
 */
function dropServerContract(): Plugin {
  const text = String.raw`(['"\`]).*?\1`;
  const routeFields = /^ {2}(summary|aliases|parameters|query|headers|body|status|errors): .*,$/gm;
  return {
    name: 'drop-server-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /functions\/contract\/.*\.ts$/ },
      handler: (code, id) => ({
        code: (id.includes('/contract/routes/') ? code.replace(routeFields, '') : code)
          .replace(new RegExp(String.raw`\.check\(z\.describe\(${text}\)\)`, 'g'), '')
          .replace(new RegExp(String.raw`, z\.describe\(${text}\)`, 'g'), ''),
        map: null,
      }),
    },
  };
}

/**
 * What the front page fetches once it stands, because whatever comes next needs it: the contract,
 * and of what both estimate forms are made of as much as the front page's budget has room for.
 */
const commonModules = [
  /node_modules\/zod\/|zod-settings|functions\/contract\/|src\/api\/contract/,
  /ui\/(card|choice-field|error-state|form-error-summary|format-money|navigation-icons)\./,
  /predictions\/(adjusted-answers|answer-labels|completed-prediction|disclaimer|idempotency-key)\./,
  /predictions\/(measured-field|measurement-units|number-text|prediction-failure|prediction-form|premium-figures)\./,
  /predictions\/(request-premium|travelling-dot|typed-measurements|use-estimate)\./,
];

export default defineConfig(({ command }) => {
  // Whatever is built is for people: under a test runner's NODE_ENV it would be React's development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [react(), dropUnusedRouterParts(), dropFieldRules(), dropServerContract()],
    css: { modules: { generateScopedName: nameClass } },
    build: {
      outDir: 'dist',
      // Everything is a file of its own: the content security policy allows no inline data.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // All of them come to 8 KiB: one file can't be lost, or come late, while a page is opened.
      cssCodeSplit: false,
      manifest: true,
      rolldownOptions: {
        // Building a schema changes nothing: those that no page reads go.
        treeshake: { manualPureFunctions: ['z'] },
        output: {
          codeSplitting: {
            // Few files that compress well together; what changes seldom keeps its name between versions.
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast)\/|preload-helper|rolldown\/runtime/,
              },
              {
                name: 'shell',
                test: /src\/(paths|api\/(?!contract)|ui\/(button|dialog|field|field-messages|icons|link|logo|notice|page-heading|page-loading|skip-link|password-field|spinner|text-field|toaster|toasts)\.)/,
              },
              { name: 'common', test: (id) => commonModules.some((pattern) => pattern.test(id)) },
              {
                name: 'forms',
                test: /node_modules\/react-hook-form\/|ui\/use-schema-form/,
              },
            ],
          },
        },
      },
    },
  };
});
