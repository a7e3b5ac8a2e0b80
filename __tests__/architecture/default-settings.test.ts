import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

/** Constants that are defaults of settings: who read them would not follow the desk. */
const DEFAULTS =
  /\b(SHIPPING_PAISE|MIN_ORDER_PAISE|RAPID_CITIES|DELIVERY_WORKING_DAYS|HANDLING_WORKING_DAYS|DELIVERY_DAYS_IN_META|CUT_OFF_HOUR|CONSULTATION_FEE_PAISE|CANCEL_WITHIN_WEEKS|CONSULT_REPLY_HOURS|shopProfile)\b/;

const MAY = [
  'contract/shop/limits.ts',
  'contract/shop/membership-plans.ts',
  'contract/shop/settings.ts',
  'contract/shop/shop.ts',
  /** The defaults on either side, and what need not be sent. */
  'shop-api/domain/settings/read-settings.ts',
  'contract/settings/sample-facts.ts',
  'lib/settings/use-company.client.ts',
  'app/[surface]/layout.tsx',
];

test('what staff can set is read from the settings, never from its default', () => {
  const readers = projectFiles('{app,components,contract,lib,server,shop-api}/**/*.{ts,tsx,mjs}')
    .filter((path) => !MAY.includes(path))
    .filter((path) => DEFAULTS.test(projectText(path).replace(/\/\*.*?\*\//gs, '')));
  expect(readers).toEqual([]);
});
