import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import {
  DELIVERY_DAYS_IN_META,
  DELIVERY_WORKING_DAYS,
  HANDLING_WORKING_DAYS,
} from '@/contract/shop/limits';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { shippingDetails } from '@/lib/seo/policy-nodes';

const { min, max } = DELIVERY_DAYS_IN_META;

test('packing and delivery by the shipping policy are within the days of the page meta', () => {
  const { india } = DELIVERY_WORKING_DAYS;
  expect(HANDLING_WORKING_DAYS.min + india.min).toBeGreaterThanOrEqual(min);
  expect(HANDLING_WORKING_DAYS.max + india.max).toBeLessThanOrEqual(max);
});

test('search engines read packing and delivery from the same figures', () => {
  const { handlingTime, transitTime } = shippingDetails(DEFAULT_SETTINGS.delivery, 0).deliveryTime;
  expect(handlingTime.minValue + transitTime.minValue).toBeGreaterThanOrEqual(min);
  expect(handlingTime.maxValue + transitTime.maxValue).toBe(max);
});

test('each text that promises days in the words of the page meta has these days', () => {
  const files = [
    'app/**/*.tsx',
    'lib/**/*.ts',
    'lib/**/*.json',
    'shop-api/{seed/data,data/pages}/*.json',
  ];
  const texts = files.flatMap(projectFiles).map(projectText);
  const promised = texts.flatMap((text) => [...text.matchAll(/\b(\d+)-(\d+)[ -](?:days?\b|दिन)/g)]);
  expect(promised.length).toBeGreaterThan(80);
  const others = promised.filter(([, from, to]) => from !== `${min}` || to !== `${max}`);
  expect(others.map(([text]) => text)).toEqual([]);
});

test('the terms name the most of these days', () => {
  const terms = projectText('shop-api/data/pages/terms-and-conditions.html');
  expect(terms).toContain(`normally delivered within ${max} working days`);
});
