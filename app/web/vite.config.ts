import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledMessages } from './vite/compiled-messages.ts'
import { compressedCopies } from './vite/compressed-copies.ts'
import { contractRoutes } from './vite/contract-routes.ts'
import { hoistedImports } from './vite/hoisted-imports.ts'
import { swappedIn } from './vite/swapped-in.ts'

/** Where `npm run dev` in a second terminal finds the server whose pages these are. */
const server = process.env.DEV_SERVER ?? 'http://127.0.0.1:3000'

/** Where the server looks for its pages. */
const BUILT = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** Small parts that nearly every page shows: one file, where each would be one of its own and be named in every list. */
const EVERYWHERE =
  /platform\/web\/ui\/(?:Badge|Field|Form|FormProblem|Input|Loaded|Page|Skeleton|VisuallyHidden|failure-words|field-checks|form-state|tabs)\.tsx?$|features\/(?:assets|blogs|projects|workflows)\/contract\.ts$|lucide-react\/dist\/esm\/icons\/(?:circle|circle-check|eye|eye-off|x)\.mjs$/

export default defineConfig({
  plugins: [
    contractRoutes(),
    compiledMessages(),
    react(),
    tailwindcss(),
    hoistedImports(),
    compressedCopies(),
    swappedIn(BUILT),
  ],
  resolve: {
    // Messages arrive compiled (see compiled-messages.ts), so the ICU parser stays out of the browser.
    alias: {
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has had it since 18; the shim brings a copy.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    // a folder of its own for each build, as several processes may start from one checkout
    outDir: `${BUILT}-${process.pid}`,
    emptyOutDir: true,
    manifest: true,
    // The oldest browsers that know `light-dark()`, on which the tokens stand.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // A strict content security policy: nothing inline, neither scripts nor data addresses.
    // Styles must be there before their page shows; scripts that belong to one are found by hoisted-imports.ts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    // The editor is one file on purpose; bench/size holds the sizes, so that a first start need not warn of it.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // What every page needs is one file instead of thirty: it compresses better and asks the server once.
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'everywhere', test: EVERYWHERE, priority: 1, includeDependenciesRecursively: false },
          ],
        },
        // The first file names every other, and hashes do not compress: 42 bits tell two builds of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/integrations-service': { target: server, changeOrigin: false },
      '/collab': { target: server, ws: true, changeOrigin: false },
      '/share-blog': { target: server, changeOrigin: false },
    },
  },
})
