import { defineConfig } from 'vitest/config'

const PAGES = '{features/*,platform,app}/web/**/*.test.{ts,tsx}'

export default defineConfig({
  test: {
    pool: 'forks',
    // of two cores, as half of what servers do in tests is waiting
    maxWorkers: 4,
    execArgv: ['--import', new URL('scripts/fast-modules.mjs', import.meta.url).href],
    // generous: limits are for what hangs, not for how fast a busy machine is
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: process.env.CI ? ['dot'] : ['default'],
    projects: [
      {
        extends: true,
        // engines keep nothing and touch nothing, so that their files may follow each other in one process
        test: { name: 'engines', include: ['engines/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // each file has a server and a database of its own; what the modules keep, a real process keeps from one to the next too
        test: {
          name: 'server',
          include: ['{features,platform,app,test-kit,scripts}/**/*.test.{ts,tsx}'],
          exclude: [PAGES],
          globalSetup: ['test-kit/global-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // pages share a document and what stands in for the browser
        test: { name: 'pages', include: [PAGES] },
      },
    ],
  },
})
