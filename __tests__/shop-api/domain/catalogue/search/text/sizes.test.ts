import { expect, test } from '@jest/globals';
import { latinise } from '@/shop-api/domain/catalogue/search/text/latinise';
import { otherUnit, takeSizes } from '@/shop-api/domain/catalogue/search/text/sizes';

test.each([
  ['500 g', ['500g'], ''],
  ['ghee 500gm', ['500g'], 'ghee'],
  ['0.5 kg honey', ['500g'], 'honey'],
  ['half kilo gur', ['500g'], 'gur'],
  ['aadha kilo', ['500g'], ''],
  ['pav kilo chai', ['250g'], 'chai'],
  ['અડધો કિલો ગોળ', ['500g'], 'gol'],
  ['दो किलो घी', ['2000g'], 'ghii'],
  ['1 litre oil', ['1000ml'], 'oil'],
  ['1l', ['1000ml'], ''],
  ['4 x 75 g', ['75g', '300g'], ''],
  ['a2 ghee', [], 'a2 ghee'],
  ['seven grain atta', [], 'seven grain atta'],
])('takes the sizes of "%s" as grams and millilitres', (text, sizes, rest) => {
  const taken = takeSizes(latinise(text));
  expect({ sizes: taken.sizes, rest: taken.rest.trim().replace(/ +/g, ' ') }).toEqual({
    sizes,
    rest,
  });
});

test('a size has the same number in the other unit', () => {
  expect(['500g', '1000ml'].map(otherUnit)).toEqual(['500ml', '1000g']);
});
