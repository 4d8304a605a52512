import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const PAGES = '{features/*,platform,app}/web/**/*.test.{ts,tsx}'
/** Tests that put a module of their own in place of one that other files may have loaded already. */
const WITH_STAND_INS = globSync(PAGES).filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))
const EVERY_PAGE = { setupFiles: ['platform/web/test/after-each.ts'] }

export default defineConfig({
  test: {
    pool: 'forks',
    // of two cores, as half of what servers do in tests is waiting
    maxWorkers: 4,
    execArgv: ['--import', new URL('scripts/fast-modules.mjs', import.meta.url).href],
    // generous: limits are for what hangs, not for how fast a busy machine is
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
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
          include: ['{features,platform,app,test-kit,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [PAGES],
          globalSetup: ['test-kit/global-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // loading React and what pages are made of takes longer than most tests of them, so one document serves many files
        test: { name: 'pages', include: [PAGES], exclude: WITH_STAND_INS, isolate: false, ...EVERY_PAGE },
      },
      {
        extends: true,
        test: { name: 'pages with stand-ins', include: WITH_STAND_INS, ...EVERY_PAGE },
      },
    ],
  },
})
