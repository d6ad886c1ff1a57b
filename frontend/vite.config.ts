import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of react-router that the website doesn't use: its top-level
 * `React.forwardRef(…)` calls and `displayName` assignments count as side effects, and keep about
 * 4 KiB (gzip) of forms, prefetching and scroll restoration alive. Its warnings for developers go
 * too: the package's exports lead to the development build only.
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
          .replace(/^\w+\.displayName = .*$/gm, ''),
        map: null,
      }),
    },
  };
}

/** Leaves out of the contract what only the API's description reads: nobody sees it in the browser. */
function dropContractDescriptions(): Plugin {
  const text = String.raw`(['"\`]).*?\1`;
  return {
    name: 'drop-contract-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /functions\/contract\/.*\.ts$/ },
      handler: (code) => ({
        code: code
          .replace(new RegExp(String.raw`\.check\(z\.describe\(${text}\)\)`, 'g'), '')
          .replace(new RegExp(String.raw`, z\.describe\(${text}\)`, 'g'), '')
          .replace(new RegExp(`summary: ${text}`, 'g'), "summary: ''"),
        map: null,
      }),
    },
  };
}

export default defineConfig(({ command }) => {
  // Whatever is built is for people: under a test runner's NODE_ENV it would be React's development build.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: import.meta.dirname,
    plugins: [react(), dropUnusedRouterParts(), dropContractDescriptions()],
    build: {
      outDir: 'dist',
      // Everything is a file of its own: the content security policy allows no inline data.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Few files that compress well together; what changes seldom keeps its name between versions.
            groups: [
              {
                name: 'framework',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-hot-toast)\/|preload-helper|rolldown\/runtime/,
              },
              { name: 'contract', test: /node_modules\/zod\/|functions\/contract\/|zod-settings/ },
              {
                name: 'shell',
                test: /src\/(api\/(?!contract)|ui\/(button|dialog|field|field-messages|icons|link|logo|notice|page-heading|page-loading|skip-link|password-field|spinner|text-field|toaster|toasts)\.)/,
              },
              {
                name: 'forms',
                test: /node_modules\/react-hook-form\/|ui\/(use-schema-form|form-error-summary)/,
              },
            ],
          },
        },
      },
    },
  };
});
