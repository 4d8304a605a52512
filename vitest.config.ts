import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engines,features,platform,app,test-kit,scripts}/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    // generous: limits are for what hangs, not for how fast a busy machine is
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // a busy machine gets a second try, which the report tells
    retry: 1,
    globalSetup: ['test-kit/global-setup.ts'],
    reporters: process.env.CI ? ['dot'] : ['default'],
  },
})
