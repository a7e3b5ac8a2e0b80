import { expect, test } from '@jest/globals';
import { reorderMessages } from '@/contract/messages/reorder';
import { textIn } from '@/lib/language/text-in';
import { inEnglish } from '@/lib/language/translate';
import { addedOutcome } from '@/lib/server/actions/added-outcome';

const line = {
  id: 1001,
  product_name: 'Arabica Beans',
  outcome: 'added',
  ordered_quantity: 3,
  quantity: 3,
  ordered_price: 495,
  selling_price: 495,
} as const;

test('an unchanged reorder is summarised in one sentence', () => {
  const message = 'All 2 products of your order are in the cart.';
  expect(addedOutcome([line, line], inEnglish)).toEqual({ message, details: [] });
  expect(addedOutcome([line], inEnglish).message).toBe(reorderMessages.theOne);
});

test('differences are listed for each product', () => {
  const { message, details } = addedOutcome(
    [
      { ...line, selling_price: 520 },
      { ...line, selling_price: 450 },
      { ...line, outcome: 'fewer than ordered', quantity: 1 },
      { ...line, outcome: 'already in the cart' },
      { ...line, outcome: 'out of stock', quantity: 0, selling_price: 520 },
      { ...line, outcome: 'no longer sold', quantity: 0, selling_price: null },
    ],
    inEnglish,
  );
  expect(message).toBe('4 of the 6 products of your order are in the cart.');
  expect(details).toEqual([
    'Arabica Beans costs ₹520.00 now; in your order it was ₹495.00.',
    'Arabica Beans costs ₹450.00 now; in your order it was ₹495.00.',
    'Arabica Beans: only 1 of the 3 you ordered can be had.',
    'Arabica Beans was in your cart already.',
    'Arabica Beans is out of stock.',
    'Arabica Beans is no longer sold.',
  ]);
});

test('goods are named in the language of the page', () => {
  const translations = { gu: { name: 'અરેબિકા બીન્સ' } };
  const lines = [{ ...line, translations, outcome: 'already in the cart' as const }];
  const [said] = addedOutcome(lines, textIn('gu')).details;
  expect(said).toContain('અરેબિકા બીન્સ');
  expect(said).not.toContain('Arabica');
});
