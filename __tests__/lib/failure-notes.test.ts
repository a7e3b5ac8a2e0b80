import { describe, expect, test } from '@jest/globals';
import type { ChangedFigure } from '@/contract/kit/errors';
import { orderApiMessages } from '@/contract/messages/orders';
import { englishText } from '@/contract/messages/text-with-values';
import { ApiError } from '@/lib/api-error';
import { failureNotes } from '@/lib/failure-notes';

const digest = '1a2b3c4d-5e6f-4a0b-8c1d-2e3f4a5b6c7d';
const changed = (...figures: ChangedFigure[]) =>
  new ApiError('domain', 'Prices have changed.', { code: 'conflict', figures });
const amount: ChangedFigure = { name: 'amount', displayed: 990, now: 1090 };

const notes = (error: ApiError) => failureNotes(error).map(englishText);

describe('prices that have changed', () => {
  test.each([
    [
      { name: 'goods', displayed: 990, now: 1040 },
      'The price of the goods',
      '₹1,040.00',
      '₹990.00',
    ],
    [{ name: 'discount', displayed: 99, now: 0 }, 'The discount', '₹0.00', '₹99.00'],
    [{ name: 'shipping', displayed: 0, now: 100 }, 'Delivery', '₹100.00', 'free'],
    [{ name: 'shipping', displayed: 100, now: 0 }, 'Delivery', 'free', '₹100.00'],
    [{ name: 'tax', displayed: 47.14, now: 49.52 }, 'The GST included', '₹49.52', '₹47.14'],
    [
      { name: 'gift_voucher', displayed: 300, now: 0 },
      'The part that gift vouchers pay',
      '₹0.00',
      '₹300.00',
    ],
    [
      { name: 'price', product: 'Tulsi Tea', displayed: 220, now: 240 },
      'The price of Tulsi Tea',
      '₹240.00',
      '₹220.00',
    ],
  ] as [ChangedFigure, string, string, string][])(
    '%j are explained',
    (figure, what, now, displayed) => {
      const sentence = `${what} is ${now} now; it was shown as ${displayed}.`;
      expect(notes(changed(figure))).toEqual([sentence]);
    },
  );

  test('name the amount due when nothing else differs', () => {
    expect(notes(changed(amount))).toEqual([
      'The amount to pay is ₹1,090.00 now; it was shown as ₹990.00.',
    ]);
    const shipping: ChangedFigure = { name: 'shipping', displayed: 0, now: 100 };
    expect(failureNotes(changed(shipping, amount))).toHaveLength(1);
  });
});

test.each(['delivery_not_shown', 'product_withdrawn', 'rapid_delivery_ended'] as const)(
  'the note for %s adds what its message leaves open',
  (reason) => {
    const error = new ApiError('domain', 'Prices have changed.', { code: 'conflict', reason });
    expect(failureNotes(error)).toHaveLength(1);
  },
);

describe('the reference of the request', () => {
  test.each([
    new ApiError('network', 'no answer', { digest }),
    new ApiError('http', 'Answer 502', { digest, status: 502 }),
    new ApiError('domain', 'The shop is busy.', { digest, status: 503, code: 'unavailable' }),
    new ApiError('domain', orderApiMessages.paidAlready, {
      digest,
      status: 409,
      code: 'conflict',
    }),
  ])('is displayed when only the shop can help: %s', (error) => {
    expect(notes(error)).toEqual(['Reference: 1a2b3c4d']);
  });

  test.each([
    new ApiError('domain', 'Only 3 left in stock.', { digest, status: 422, code: 'invalid' }),
    new ApiError('domain', 'Please login', { digest, status: 401, code: 'not_logged_in' }),
    new ApiError('domain', 'This request did not come from the shop', { status: 409 }),
  ])('is not displayed when the shopper can correct it: %s', (error) => {
    expect(failureNotes(error)).toEqual([]);
  });
});
