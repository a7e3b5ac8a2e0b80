import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import { cartMessages, quantityMessages } from '@/contract/messages/cart';
import { wishlistApiMessages, wishlistMessages } from '@/contract/messages/wishlist';

const PRODUCT = 1001;
const MISSING = 999_999;

onEachApp((app) => {
  const add = async (who: Record<string, string>, quantity = 1) => {
    const { body } = await app.call('POST /cart/', { who, body: { pid: PRODUCT, quantity } });
    return body.data.cart_items[0].id as number;
  };

  describe('the cart', () => {
    test('is empty before the first product', async () => {
      const { body } = await app.call('GET /cart/', { who: await app.visitor() });
      expect(body.data).toMatchObject({ cart_items: [], final_total: 0, cart_counter: 0 });
    });

    test('answers every write with the current totals', async () => {
      const who = await app.visitor();
      const added = await app.call('POST /cart/', { who, body: { pid: PRODUCT, quantity: 1 } });
      const [line] = added.body.data.cart_items;
      expect(added.body).toMatchObject({ cart_counter: 1, final_total: line.selling_price });
      const changed = await app.call(`PATCH /cart/${line.id}/`, { who, body: { quantity: 2 } });
      expect(changed.body).toMatchObject({ cart_counter: 2, final_total: 2 * line.selling_price });
      const removed = await app.call(`DELETE /cart/${line.id}`, { who });
      expect(removed.body).toMatchObject({ cart_counter: 0, final_total: 0 });
    });

    test('belongs to a customer as well as to a visitor', async () => {
      const who = await app.customer(2);
      await add(who);
      expect((await app.call('GET /cart/', { who })).body.data.cart_counter).toBe(1);
    });

    test.each([
      [0, quantityMessages.tooSmall],
      [-1, cartMessages.belowZero],
    ])('refuses an update to %i beside its field', async (quantity, message) => {
      const who = await app.visitor();
      const line = await add(who);
      const { status, body } = await app.call(`PATCH /cart/${line}/`, { who, body: { quantity } });
      expect(status).toBe(422);
      expect(body).toMatchObject({ message, errors: { quantity: [message] } });
    });

    test.each([0, -1])('refuses to add %i', async (quantity) => {
      const body = { pid: PRODUCT, quantity };
      const answer = await app.call('POST /cart/', { who: await app.visitor(), body });
      expect(answer.body.errors.quantity).toEqual([quantityMessages.tooSmall]);
    });

    test('does not find an unknown product', async () => {
      const who = await app.visitor();
      const { status } = await app.call('POST /cart/', {
        who,
        body: { pid: MISSING, quantity: 1 },
      });
      expect(status).toBe(404);
    });

    test('treats another shopper’s line like a missing one', async () => {
      const line = await add(await app.visitor());
      const who = await app.visitor();
      const body = { quantity: 2 };
      const foreign = await app.call(`PATCH /cart/${line}/`, { who, body });
      const missing = await app.call(`PATCH /cart/${MISSING}/`, { who, body });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
      expect((await app.call(`DELETE /cart/${line}`, { who })).status).toBe(404);
    });
  });

  describe('the wishlist', () => {
    test('adds and removes a product', async () => {
      const who = await app.visitor();
      const wish = () => app.call('POST /wishlist/', { who, body: { pid: PRODUCT } });
      expect((await wish()).body).toMatchObject({
        message: wishlistApiMessages.added,
        wishlist_counter: 1,
      });
      expect((await app.call('GET /listwish/', { who })).body.data[0].product_id).toBe(PRODUCT);
      expect((await wish()).body).toMatchObject({
        message: wishlistApiMessages.removed,
        wishlist_counter: 0,
      });
    });

    test('marks products as wishlisted for that shopper only', async () => {
      const who = await app.visitor();
      await app.call('POST /wishlist/', { who, body: { pid: PRODUCT } });
      const seenBy = async (caller: Record<string, string>) =>
        (await app.call(`GET /web/single/product/${PRODUCT}/`, { who: caller })).body.data
          .is_wished;
      expect(await seenBy(who)).toBe(true);
      expect(await seenBy(await app.visitor())).toBe(false);
      expect(await seenBy({})).toBe(false);
      const listing = await app.call('GET /web/products/list/?category_name=Coffee', { who });
      const wishlisted = listing.body.data.data.filter(
        (one: { is_wished: boolean }) => one.is_wished,
      );
      expect(wishlisted.map((one: { id: number }) => one.id)).toEqual([PRODUCT]);
    });

    test.each([
      ['POST /wishlist/', { body: { pid: PRODUCT } }],
      ['GET /listwish/', {}],
    ])('refuses %s without visitor id and token in the specified words', async (call, sent) => {
      const { status, body } = await app.call(call, sent);
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'not_logged_in', message: wishlistMessages.noShopper });
    });

    test('does not find an unknown product', async () => {
      const who = await app.visitor();
      expect((await app.call('POST /wishlist/', { who, body: { pid: MISSING } })).status).toBe(404);
    });
  });
});
