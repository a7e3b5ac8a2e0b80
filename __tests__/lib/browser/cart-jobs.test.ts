import { beforeEach, expect, test } from '@jest/globals';
import { cartMessages, quantityMessages } from '@/contract/messages/cart';
import { ApiError } from '@/lib/api-error';
import { type CartJob, notifyOutcome } from '@/lib/browser/cart-jobs';
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
  [add, `success: ${cartMessages.added}`],
  [change(2), `success: ${cartMessages.changed}`],
  [remove, 'success: Product removed from cart!'],
])('a successful change is confirmed: %j', (job, words) => {
  notifyOutcome(job);
  expect(toasts).toEqual([words]);
});

test('what was added leads to the cart', () => {
  const actions: unknown[] = [];
  connectToasts(({ action }) => actions.push(action));
  notifyOutcome(add);
  expect(actions).toEqual([{ label: 'View cart', href: '/cart' }]);
});

test.each([
  [add, silence, 'error: There was an error adding your product to cart! Please try again!'],
  [add, refusal(quantityMessages.outOfStock), 'warning: This product is out of stock.'],
  [change(2), silence, 'error: There was an error updating the quantity!'],
  [
    change(9),
    refusal('No', { quantity: ['Only 3 left in stock.'] }),
    'error: Only 3 left in stock.',
  ],
  [change(-1), refusal('No'), 'error: Quantity cannot be set less than 0!'],
  [remove, refusal('Cart item not found'), 'error: Cart item not found'],
])('a failed change displays its reason: %j', (job, error, words) => {
  notifyOutcome(job, error);
  expect(toasts).toEqual([words]);
});

test('reading the cart displays no message', () => {
  notifyOutcome({ kind: 'read' });
  notifyOutcome({ kind: 'read' }, silence);
  expect(toasts).toEqual([]);
});
