import { describe, expect, test } from '@jest/globals';
import { labelFacts } from '@/components/product/label-facts';
import { sampleProduct } from '../../support/sample-product';

const facts = (changes = {}) => Object.fromEntries(labelFacts(sampleProduct(changes)));

describe('the label', () => {
  test('says what the law asks of every page that sells, in its order', () => {
    expect(labelFacts(sampleProduct())).toEqual([
      ['Net quantity', '100 g'],
      ['MRP (inclusive of all taxes)', '₹280.00'],
      ['Unit price', '₹2.80 per g'],
      ['Form', 'Loose leaf'],
      ['Ingredients', 'Tulsi, ginger'],
      ['How to use', 'Steep for four minutes'],
      ['Keep', 'Cool and dry'],
      ['Best before', '12 months from packing'],
      ['Food mark', 'Vegetarian'],
      ['Made by', 'Parnika, Sanand, Gujarat'],
      ['Country of origin', 'India'],
      ['Licence', 'FSSAI 00000000000000'],
      ['Article number', 'VAN-1001'],
    ]);
  });

  test('leaves out what a product does not have', () => {
    const bare = facts({
      net_quantity: null,
      unit_price: null,
      product_foam: null,
      ingredients: '',
      how_to_use: '',
      storage: '',
      shelf_life_months: null,
      veg: null,
      licence: null,
      manufacturer: null,
    });
    expect(Object.keys(bare)).toEqual([
      'MRP (inclusive of all taxes)',
      'Country of origin',
      'Article number',
    ]);
  });

  test('names the importer of what comes from elsewhere', () => {
    const importer = { name: 'Sagar Imports', address: 'Mumbai' };
    expect(facts({ importer })).toMatchObject({ 'Imported by': 'Sagar Imports, Mumbai' });
  });

  test('marks food that is not vegetarian', () => {
    expect(facts({ veg: false })).toMatchObject({ 'Food mark': 'Not vegetarian' });
  });

  test('counts a single month', () => {
    expect(facts({ shelf_life_months: 1 })).toMatchObject({
      'Best before': '1 month from packing',
    });
  });
});
