import { beforeEach, expect, test } from '@jest/globals';
import { ApiError } from '@/lib/api/api-error';
import type { CartJob } from '@/lib/browser/cart-jobs';
import { tellOutcome } from '@/lib/browser/cart-outcome';
import { connectToasts } from '@/lib/browser/toast';

const add: CartJob = { kind: 'add', productId: 1, quantity: 1 };
const change = (quantity: number): CartJob => ({ kind: 'change', lineId: 1, quantity });
const remove: CartJob = { kind: 'remove', lineId: 1 };

const silence = new ApiError('network', 'got no answer');
const refusal = (message: string, fields = {}) =>
  new ApiError('domain', message, { status: 422, code: 'invalid', fields });

let toasts: string[];

beforeEach(() => {
  toasts = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});

test.each([
  [add, 'success: Product added to cart!'],
  [change(2), 'success: Quantity updated!'],
  [remove, 'success: Product removed from cart!'],
])('a change that was made is said: %j', (job, words) => {
  tellOutcome(job);
  expect(toasts).toEqual([words]);
});

test.each([
  [add, silence, 'error: There was an error adding your product to cart! Please try again!'],
  [add, refusal('This product is out of stock.'), 'warning: This product is out of stock.'],
  [change(2), silence, 'error: There was an error updating the quantity!'],
  [
    change(9),
    refusal('No', { quantity: ['Only 3 left in stock.'] }),
    'error: Only 3 left in stock.',
  ],
  [change(-1), refusal('No'), 'error: Quantity cannot be set less than 0!'],
  [remove, refusal('Cart item not found'), 'error: Cart item not found'],
])('a change that failed is explained: %j', (job, error, words) => {
  tellOutcome(job, error);
  expect(toasts).toEqual([words]);
});

test('reading the cart is never mentioned', () => {
  tellOutcome({ kind: 'read' });
  tellOutcome({ kind: 'read' }, silence);
  expect(toasts).toEqual([]);
});
