import { expect, test } from '@jest/globals';
import { ownCompany } from '@/__tests__/support/own-company';
import { shopProfile } from '@/contract/shop/shop';
import { newProduct } from '@/lib/desk/new-product';

test('a new product is made in India, by the shop, under its licence', () => {
  expect(newProduct(ownCompany(), 'live')).toEqual({
    country_of_origin: 'India',
    manufacturer: {
      name: 'Nilgiri Pantry Private Limited',
      address: '14 Mill Road, Demo Estate, Sanand, Ahmedabad, Gujarat 382110',
    },
    licence: { type: 'FSSAI', number: '10012345678901' },
  });
});

test.each([
  [['Cosmetic licence', 'FSSAI of the kitchen'], 'FSSAI'],
  [['Cosmetic licence', 'Ayurvedic licence'], 'AYUSH'],
  [['Cosmetic licence'], 'COSMETIC'],
  [['Trade licence'], undefined],
])('of the licences %j a new product has the kind %s', (labels, type) => {
  const licences = labels.map((label) => ({ label, number: label }));
  expect(newProduct({ ...ownCompany(), licences }, 'live').licence ?? {}).toEqual(
    type ? expect.objectContaining({ type }) : {},
  );
});

test('sample facts come onto no goods of a live shop, and onto those of the demo shop', () => {
  expect(newProduct(shopProfile, 'live')).toEqual({ country_of_origin: 'India' });
  expect(newProduct(shopProfile, 'demo').manufacturer).toMatchObject({
    name: shopProfile.legalName,
  });
});
