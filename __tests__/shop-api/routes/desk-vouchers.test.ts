import { describe, expect, test } from '@jest/globals';
import { readyToOrder } from '@/__tests__/support/ready-to-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { voucherMessages } from '@/contract/messages/vouchers';
import type { Offer } from '@/contract/vouchers/offers';

const STAFF = 3;
/** A coffee of the demo shop, and a category without it. */
const COFFEE = 1001;

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const add = async (fields: object) => (await ask('POST /staff/vouchers/', { fields })).body;
  const checked = async (who: Record<string, string>, code: string) =>
    (await app.call(`GET /validate-voucher-code/?voucher_code=${code}`, { who })).body;

  describe('the desk of vouchers', () => {
    test('makes, changes and ends a voucher, and tells it all', async () => {
      const { id, version } = await add({ code: 'diwali-26', percent: 15, max_discount: 200 });
      const path = `/staff/vouchers/${id}/`;
      const { body: read } = await ask(`GET ${path}`);
      expect(read).toMatchObject({
        version,
        data: { code: 'DIWALI-26', percent: 15, amount: null },
      });
      const fields = { ...read.data, uses_in_all: 100 };
      const { body: saved } = await ask(`PUT ${path}`, { version, fields });
      const ended = await ask(`POST ${path}end/`, { version: saved.version });
      expect(ended.status).toBe(200);
      const { body } = await ask('GET /staff/vouchers/?q=diwali-26&state=ended');
      expect(body.data).toEqual([
        expect.objectContaining({ id, code: 'DIWALI-26', state: 'ended', uses: 0 }),
      ]);
      const { body: told } = await ask(`GET /staff/trail/voucher/${id}/`);
      expect(told.data.map(({ action }: { action: string }) => action)).toEqual([
        'ended',
        'changed',
        'added',
      ]);
    });

    test.each([
      [{ code: 'A', percent: 5 }, 'code'],
      [{ code: 'BOTH', percent: 5, amount: 50 }, 'amount'],
      [{ code: 'NEITHER' }, 'amount'],
      [{ code: 'MUCH', percent: 101 }, 'percent'],
      [{ code: 'LESS', amount: -5 }, 'amount'],
      [
        {
          code: 'ORDER',
          percent: 5,
          valid_from: '2026-12-02T00:00:00+05:30',
          valid_until: '2026-12-01T00:00:00+05:30',
        },
        'valid_until',
      ],
      [{ code: 'WELCOME10', percent: 5 }, 'code'],
      [{ code: 'NOWHERE', percent: 5, category_ids: [99_999] }, 'category_ids'],
    ])('refuses %j and names its field', async (fields, field) => {
      const { status, body } = await ask('POST /staff/vouchers/', { fields });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });

    test('shows shoppers the vouchers that staff want shown, and no others', async () => {
      const offers = async () => (await app.call('GET /offers/')).body.data;
      expect(await offers()).toEqual([]);
      await add({ code: 'SHOWN', amount: 50, title: '₹50 off', is_offer: true, minimum: 500 });
      await add({
        code: 'LATER',
        amount: 50,
        is_offer: true,
        valid_from: '2027-01-01T00:00:00+05:30',
      });
      const worth = { percent: null, amount: 50, max_discount: null, minimum: 500 };
      const unasked = { category_ids: [], discount: null, problem: null };
      expect(await offers()).toEqual([{ code: 'SHOWN', title: '₹50 off', ...worth, ...unasked }]);
    });

    test('says what each offer takes off the own cart, the most first, or why nothing', async () => {
      const [buyer] = await readyToOrder(app, { count: 1, goods: [[COFFEE, 2]] });
      if (!buyer) throw new Error('Somebody buys');
      await add({ code: 'FIVE', percent: 5, is_offer: true });
      await add({ code: 'TENTH', percent: 10, is_offer: true });
      await add({ code: 'LARGE', percent: 10, is_offer: true, minimum: 5000 });
      const on = async (who?: Record<string, string>) => {
        const { body } = await app.call('GET /offers/', { who });
        return body.data.map(({ code, discount, problem }: Offer) => [code, discount, problem]);
      };
      const rows = await on(buyer.who);
      expect(rows.slice(0, 2)).toEqual([
        ['TENTH', 99, null],
        ['SHOWN', 50, null],
      ]);
      expect(rows).toContainEqual(['LARGE', null, 'voucher_minimum_not_reached']);
      expect(await on()).toContainEqual(['LARGE', null, null]);
    });

    test('shows an offer until staff end it, and no longer', async () => {
      const { id, version } = await add({ code: 'SHORT', amount: 10, is_offer: true });
      const codes = async () =>
        (await app.call('GET /offers/')).body.data.map(({ code }: Offer) => code);
      const before = await codes();
      app.notices.length = 0;
      await ask(`POST /staff/vouchers/${id}/end/`, { version });
      expect(app.notices).toEqual(['offers']);
      expect([before.includes('SHORT'), (await codes()).includes('SHORT')]).toEqual([true, false]);
    });
  });

  describe('a voucher for some categories', () => {
    test('takes its part of their goods alone, and is refused without any', async () => {
      const [buyer] = await readyToOrder(app, { count: 1, goods: [[COFFEE, 2]] });
      if (!buyer) throw new Error('Somebody buys');
      const { body } = await app.call(`GET /web/single/product/${COFFEE}/`);
      const [root] = body.data.category_path;
      const { body: tree } = await app.call('GET /categories/?list=true');
      const other = tree.categories.find(({ id }: { id: number }) => id !== root.id);
      await add({ code: 'HERE', percent: 10, category_ids: [root.id] });
      await add({ code: 'ELSEWHERE', percent: 10, category_ids: [other.id] });
      const goods = 2 * body.data.product_price;
      expect((await checked(buyer.who, 'HERE')).discount_amt).toBeCloseTo(goods / 10, 2);
      expect(await checked(buyer.who, 'ELSEWHERE')).toMatchObject({
        reason: 'voucher_for_other_goods',
        message: voucherMessages.otherGoods,
      });
    });
  });

  test('a voucher that can be used once goes to one of many who order at once', async () => {
    const { id } = await add({ code: 'ONCE', percent: 10, uses_in_all: 1 });
    const buyers = await readyToOrder(app, { count: 6, goods: [[COFFEE, 2]], voucher: 'ONCE' });
    const answers = await Promise.all(
      buyers.map(({ who, body }) => app.call('POST /orders/', { who, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ body }) => body.reason))).toEqual(new Set(['voucher_used_up']));
    const { body } = await ask(`GET /staff/vouchers/${id}/uses/`);
    expect(body).toMatchObject({ total_count: 1, data: [{ order: expect.stringMatching(/^VN/) }] });
    const removed = await ask(`DELETE /staff/vouchers/${id}/?version=0`);
    expect([409]).toContain(removed.status);
  });
});
