import { describe, expect, test } from '@jest/globals';
import { missingFacts } from '@/contract/catalogue/label-law';

const MAKER = { name: 'Works', address: 'Pune' };
const FACTS = {
  ...{ hsn: '7419', country_of_origin: 'India', net_quantity: { value: 1, unit: 'unit' } },
  ...{ ingredients: '', veg: null, licence: null, manufacturer: MAKER, importer: null },
};
const missing = (facts: object) => missingFacts({ ...FACTS, ...facts }).map(({ field }) => field);
const licence = (type: string, number: string) => ({ licence: { type, number } });

describe('what goods must say before they are sold', () => {
  test.each([
    ['brass', {}, []],
    ['anything without a quantity', { net_quantity: null }, ['net_quantity']],
    ['anything without a maker', { manufacturer: null }, ['manufacturer']],
    ['goods from Jordan', { country_of_origin: 'Jordan' }, ['importer']],
    ['goods from Jordan with their importer', { country_of_origin: 'Jordan', importer: MAKER }, []],
    ['honey', { hsn: '0409' }, ['licence', 'veg', 'ingredients']],
    ['salt', { hsn: '25010020' }, ['licence', 'veg', 'ingredients']],
    [
      'honey with a licence of 13 digits',
      { hsn: '0409', veg: true, ingredients: 'Honey', ...licence('FSSAI', '1'.repeat(13)) },
      ['licence'],
    ],
    [
      'honey with all facts',
      { hsn: '0409', veg: false, ingredients: 'Honey', ...licence('FSSAI', '1'.repeat(14)) },
      [],
    ],
    ['a medicine', { hsn: '300490' }, ['licence', 'ingredients']],
    [
      'a herb with an AYUSH licence, which is no food',
      { hsn: '1211', ingredients: 'Ashwagandha', ...licence('AYUSH', 'GA/1') },
      [],
    ],
    ['a shampoo', { hsn: '3305' }, ['licence', 'ingredients']],
    [
      'a shampoo whose licence is written in small letters',
      { hsn: '3305', ingredients: 'Reetha', ...licence(' Cosmetic', 'C/1') },
      [],
    ],
    ['incense', { hsn: '33074100' }, []],
  ])('%s', (_what, facts, fields) => {
    expect(missing(facts)).toEqual(fields);
  });
});
