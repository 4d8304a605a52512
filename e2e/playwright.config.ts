import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './unused-data.ts',
  outputDir: '../test-results',
  // each has a server of its own; walks wait more than they work
  workers: 3,
  fullyParallel: true,
  // generous: limits are for what hangs, not for how fast a busy machine is
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // a page that fades and slides costs a walk time, and shows it nothing
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // a trace takes as long as the walk itself: `--trace on` for one that failed
    trace: 'off',
  },
})
