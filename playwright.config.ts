import { defineConfig } from '@playwright/test';

/** A deployment to look at without changing it; unset: the shop the test scripts opened. */
const preview = process.env.BASE_URL;
const isRoot = process.getuid?.() === 0;

const launchOptions = {
  executablePath: process.env.PLAYWRIGHT_CHROMIUM,
  args: [
    // Chromium's own sandbox refuses to run as root, as in most containers.
    ...(isRoot ? ['--no-sandbox'] : []),
    // The scripts of a page end before optimising them is worth it.
    '--js-flags=--no-maglev --no-turbofan',
  ],
};
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const READ_ONLY = /@read-only/;
/** Sweeps over many pages or widths, a fifth of the time: `npm run test:heavy`, and previews. */
const LEFT_OUT = preview || process.env.TEST_SIZE === 'heavy' ? [] : [/@nightly/];
const ANY_SCREEN = /^(?=.*@any-screen)(?!.*@pictures)/;

/** Files whose tests mostly wait: for a cache, a payment, a page at rest, the service worker. */
const WAITING = /(freshness|membership|offline|overlap|payments)[.]spec[.]ts$/;

/** Matches what both match. */
const allOf = (one: RegExp, other: RegExp) => new RegExp(`${one.source}(?=.*${other.source})`);

/**
 * What does not depend on the screen is tried on the smaller one, with its fewest pixels. Nor does it
 * depend on what is in the pictures, whose transfer and decoding take a seventh of the time, or on
 * motion, for whose frames the tests would wait.
 */
const anyScreen = {
  grep: preview ? allOf(ANY_SCREEN, READ_ONLY) : ANY_SCREEN,
  grepInvert: LEFT_OUT,
  use: {
    ...phone,
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' } as const,
    launchOptions: { ...launchOptions, args: [...launchOptions.args, WITHOUT_PICTURES] },
  },
};

export default defineConfig({
  testDir: 'e2e',
  grep: preview ? READ_ONLY : undefined,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Twice the cores that it is tuned for: some tests wait for seconds.
  workers: 4,
  // A machine that is busy with something else answers late. A test that passed only then is named.
  retries: process.env.CI ? 2 : 0,
  // For a slow machine, or one that is busy with something else: a third of the usual speed was seen.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    baseURL: preview ?? process.env.E2E_SHOP ?? 'http://localhost:3100',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Routes of a test do not see what a service worker fetches; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // Recording takes a quarter of the time: `PWTEST_TRACE=1 npm run test:e2e` when a test is looked into.
    trace: process.env.PWTEST_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // They run first, two at a time, beside tests that keep the processors busy.
    { name: 'waiting', testMatch: WAITING, workers: 2, ...anyScreen },
    {
      name: 'desktop',
      grepInvert: [/@any-screen/, ...LEFT_OUT],
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', grepInvert: [ANY_SCREEN, ...LEFT_OUT], use: phone },
    { name: 'any screen', testIgnore: WAITING, ...anyScreen },
  ],
});
