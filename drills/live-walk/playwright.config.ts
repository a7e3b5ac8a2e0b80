import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** Long walks, each through a shop that it opens itself; see `npm run test:live`. */
export default defineConfig({
  testDir: '.',
  testMatch: ['empty-shop.ts', 'rolling-release.ts'],
  outputDir: '../../test-results/live',
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: true }]],
  use: {
    ...shared.use,
    baseURL: undefined,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
  },
});
