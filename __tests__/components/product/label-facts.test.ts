import { describe, expect, test } from '@jest/globals';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { labelFacts } from '@/components/product/product-facts';
import { englishText } from '@/contract/messages/text-with-values';

const inWords = (changes = {}) =>
  labelFacts(sampleProduct(changes)).map(([label, fact]) => [label, englishText(fact)]);
const facts = (changes = {}) => Object.fromEntries(inWords(changes));

describe('the label', () => {
  test('lists what the law requires of every product page, in order', () => {
    expect(inWords()).toEqual([
      ['Net quantity', '100 g'],
      ['MRP (inclusive of all taxes)', '₹280.00'],
      ['Unit price', '₹2.80 per g at MRP'],
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

  test('has the unit price of the price paid before that of the MRP', () => {
    const net_quantity = { value: 200, unit: 'g' };
    const unit_price = { value: 1.6, per: 'g' };
    expect(facts({ product_price: 279, net_quantity, unit_price })).toMatchObject({
      'Unit price': '₹139.50 per 100 g; ₹1.60 per g at MRP',
    });
  });

  test('omits missing facts', () => {
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

  test('names the importer of an imported product', () => {
    const importer = { name: 'Sagar Imports', address: 'Mumbai' };
    expect(facts({ importer })).toMatchObject({ 'Imported by': 'Sagar Imports, Mumbai' });
  });

  test('marks food that is not vegetarian', () => {
    expect(facts({ veg: false })).toMatchObject({ 'Food mark': 'Not vegetarian' });
  });

  test('writes one month in the singular', () => {
    expect(facts({ shelf_life_months: 1 })).toMatchObject({
      'Best before': '1 month from packing',
    });
  });
});
