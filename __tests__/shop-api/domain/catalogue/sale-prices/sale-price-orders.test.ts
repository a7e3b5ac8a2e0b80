import { beforeAll, describe, expect, test } from '@jest/globals';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { salePriceShop } from '@/__tests__/support/sale-price-shop';
import { onEachApp } from '@/__tests__/support/test-app';

/** An hour, without what processes do meanwhile: the clock alone decides. */
const HOUR_MS = 3_600_000;

onEachApp((app) => {
  const shop = salePriceShop(app);
  const order = new CashOrder(app);
  const line = async () => {
    const { body } = await app.call('GET /cart/', { who: order.asha.who });
    return body.data.cart_items[0];
  };
  beforeAll(() => order.begin());

  describe('an order at the edge of a sale price', () => {
    test('costs less from its first moment on, before any process has seen it', async () => {
      await shop.add({ percent: 20, product_ids: [COFFEE] });
      await order.fill({ [COFFEE]: 2 });
      expect(await line()).toMatchObject({ selling_price: 495, price_before: null });
      app.clock.advance(HOUR_MS);
      expect(await line()).toMatchObject({ selling_price: 396, price_before: null });
      await order.place();
      expect((await order.read()).rated_product_info[0]).toMatchObject({ selling_price: 396 });
      await shop.settle();
    });

    test('is refused once it has ended, and the cart says what is dearer', async () => {
      await order.fill({ [COFFEE]: 1 });
      const body = await order.body();
      app.clock.advance(9 * HOUR_MS - 1);
      expect(await line()).toMatchObject({ selling_price: 396 });
      app.clock.advance(1);
      const late = await order.send(body);
      expect([late.status, late.body.reason]).toEqual([409, 'prices_changed']);
      expect(await line()).toMatchObject({ selling_price: 495, price_before: 396 });
      expect((await order.send(await order.body())).status).toBe(200);
    });

    test('by phone costs what the clock says too', async () => {
      await shop.add({ price: 400, product_ids: [COFFEE] });
      app.clock.advance(HOUR_MS);
      const { body: written } = await shop.ask('POST /staff/phone-orders/', {
        fields: {
          ...{ mobile: '9876500001', full_name: 'Asha Shah', postal_code: '380009' },
          ...{ address_line_1: '12 Neem Lane', address_line_2: 'Navrangpura' },
          city: { id: 57_606, name: 'Ahmedabad' },
          goods: [{ product_id: COFFEE, quantity: 2 }],
        },
      });
      const { body } = await shop.ask(`GET /staff/phone-orders/${written.id}/bill/`);
      expect(body.data[0]).toMatchObject({ amount: 800 });
    });
  });
});
