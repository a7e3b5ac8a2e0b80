import { expect, test } from '@jest/globals';
import { ownCompany } from '@/__tests__/support/own-company';
import { sampleFacts } from '@/contract/settings/sample-facts';
import { shopProfile } from '@/contract/shop/shop';

test('every fact of the sample company is named', () => {
  expect(sampleFacts(shopProfile)).toEqual([
    'Legal name',
    'GSTIN',
    'Registered address',
    'Licences',
    'Support',
    'Grievance officer',
    'Email for personal data',
    'Exports',
    'Business and bulk orders',
    'Franchise',
    'Organic living',
    'Social networks',
  ]);
});

test('a company of its own has none, and one sample among its facts is found', () => {
  const own = ownCompany();
  expect(sampleFacts(own)).toEqual([]);
  const licences = [...own.licences, { label: 'Ayurvedic licence', number: 'DEMO/AYU/0000' }];
  expect(sampleFacts({ ...own, licences })).toEqual(['Licences']);
  const support = { ...own.support, whatsapp: shopProfile.support.whatsapp };
  expect(sampleFacts({ ...own, support })).toEqual(['Support']);
});

test('what many shops share is no sample: the city, the hours, no licence at all', () => {
  const { address, support } = shopProfile;
  const own = { ...ownCompany(), licences: [] };
  own.address.city = address.city;
  own.support.hours = support.hours;
  expect(sampleFacts(own)).toEqual([]);
});

test('a department that the shop is without is not asked for, and one without contacts is no sample', () => {
  const { franchise, exports } = shopProfile;
  const own = { ...ownCompany(), franchise: { ...franchise, isOn: false } };
  expect(sampleFacts(own)).toEqual([]);
  expect(sampleFacts({ ...own, exports: { ...exports, phone: '', email: '' } })).toEqual([]);
  expect(sampleFacts({ ...own, exports })).toEqual(['Exports']);
});
