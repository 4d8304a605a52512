import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // generous: limits are for what hangs, not for how fast a busy machine is
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // a busy machine gets a second try, which the report tells
    retry: 1,
    reporters: process.env.CI ? ['dot'] : ['default'],
    projects: [
      {
        extends: true,
        // engines keep nothing and touch nothing, so that their files may follow each other in one process
        test: { name: 'engines', include: ['engines/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['{features,platform,app,test-kit,scripts}/**/*.test.{ts,tsx}'],
          globalSetup: ['test-kit/global-setup.ts'],
        },
      },
    ],
  },
})
