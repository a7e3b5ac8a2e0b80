import { describe, expect, test } from '@jest/globals';
import { readyToOrder } from '@/__tests__/support/ready-to-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { shopProfile } from '@/contract/shop/shop';

const STAFF = 3;

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const read = async (key: string) => (await ask(`GET /staff/settings/${key}/`)).body;
  const change = async (key: string, fields: object) => {
    const { version, data } = await read(key);
    const body = { version, fields: { ...data, ...fields } };
    return ask(`PUT /staff/settings/${key}/`, body);
  };
  const shown = async () => (await app.call('GET /settings/')).body.data;

  describe('settings that nobody has changed', () => {
    test('are those of the specification and of the demo shop', async () => {
      expect(await shown()).toEqual({ settings: DEFAULT_SETTINGS, company: shopProfile });
      const { body } = await ask('GET /staff/settings/');
      expect(body.data.map(({ key }: { key: string }) => key)).toEqual([
        'company',
        'delivery',
        'pins',
        'orders',
        'notices',
        'elite',
        'consultation',
      ]);
    });

    test('can be saved as they are, which leaves no trail', async () => {
      const { body } = await ask('GET /staff/settings/');
      for (const { key, fields, version } of body.data) {
        const saved = await ask(`PUT /staff/settings/${key}/`, { version, fields });
        expect([key, saved.status, saved.body.version]).toEqual([key, 200, 0]);
      }
    });
  });

  describe('a change of a setting', () => {
    test('is what the shop says at once, with a notice and a trail', async () => {
      const before = app.notices.length;
      expect((await change('delivery', { charge: 60, free_from: 999 })).status).toBe(200);
      expect((await shown()).settings.delivery).toMatchObject({ charge: 60, free_from: 999 });
      expect(app.notices.slice(before)).toEqual(expect.arrayContaining(['settings', 'places']));
      const { body } = await ask('GET /staff/trail/setting/delivery/');
      expect(body.data[0]).toMatchObject({
        action: 'changed',
        before: { charge: 100, free_from: null },
        after: { charge: 60, free_from: 999 },
      });
      const pin = await app.call('GET /pincodes/400001/');
      expect(pin.body.data.shipping_amt).toBe(60);
      await change('delivery', DEFAULT_SETTINGS.delivery);
    });

    test('refuses an order with the figures of before, and says both', async () => {
      const [buyer] = await readyToOrder(app, { count: 1, goods: [[1001, 3]] });
      if (!buyer) throw new Error('Somebody buys');
      const order = () => app.call('POST /orders/', { who: buyer.who, body: buyer.body });
      await change('delivery', { charge: 149, free_city: null });
      const refused = await order();
      expect(refused).toMatchObject({ status: 409, body: { reason: 'prices_changed' } });
      await change('delivery', DEFAULT_SETTINGS.delivery);
      expect((await order()).status).toBe(200);
    });

    test('of the minimum order refuses a smaller one in the words of the specification', async () => {
      const [buyer] = await readyToOrder(app, { count: 1, goods: [[1001, 3]] });
      await change('orders', { minimum: 50_000 });
      const refused = await app.call('POST /orders/', { who: buyer?.who ?? {}, body: buyer?.body });
      expect(refused.body).toMatchObject({
        reason: 'order_too_small',
        message: 'Minimum order value should be ₹50,000',
      });
      await change('orders', DEFAULT_SETTINGS.orders);
    });

    test('of the PIN codes refuses those that are not served', async () => {
      await change('pins', { served: ['38'], not_served: ['380015'] });
      const answer = async (pin: string) => (await app.call(`GET /pincodes/${pin}/`)).body;
      expect((await answer('380009')).status).toBe(true);
      expect(await answer('380015')).toMatchObject({
        reason: 'pin_not_served',
        message: 'We do not deliver to PIN code 380015.',
      });
      expect((await answer('400001')).reason).toBe('pin_not_served');
      await change('pins', { served: [], not_served: [] });
    });

    test('of the price of a plan is what the plans cost', async () => {
      await change('elite', { monthly_price: 149 });
      const { body } = await app.call('GET /elite-plans/');
      expect(body.data[0]).toMatchObject({ plan: 'monthly', price: 149 });
      await change('elite', DEFAULT_SETTINGS.elite);
    });

    test('of days off is for staff alone', async () => {
      const { data } = await read('consultation');
      const days_off = [{ day: '2026-12-25', reason: 'Away' }];
      await change('consultation', { days_off });
      expect((await read('consultation')).data.days_off).toEqual(days_off);
      expect((await shown()).settings.consultation).toEqual({ fee: data.fee, minutes: 20 });
      await change('consultation', data);
    });

    test('of the hours of consultations is what can be booked', async () => {
      const hours = [{ week_day: 2, starts_at: '11:00', places: 3 }];
      const { data } = await read('consultation');
      await change('consultation', { hours });
      const { body } = await app.call('GET /online_appointment_slots/');
      expect(body.online_appointment_slot).toEqual([
        { week_day_number: 2, starting_hour: '11:00' },
      ]);
      expect((await read('consultation')).data.hours).toEqual(hours);
      await change('consultation', data);
      expect((await read('consultation')).data).toEqual(data);
    });
  });

  describe('bad input', () => {
    test.each([
      [
        'consultation',
        { days_off: [{ day: '2026-02-30', reason: 'Fair' }] },
        'days_off[0].day',
        'Please choose a day',
      ],
      ['delivery', { charge: -1 }, 'charge', 'Delivery charge must not be negative'],
      ['delivery', { india_days: { min: 9, max: 2 } }, 'india_days.max', 'The fewest days must'],
      ['delivery', { cut_off_hour: 25 }, 'cut_off_hour', 'Cut-off hour must be from 12 to 23'],
      ['pins', { served: ['38a'] }, 'served[0]', 'Please write the first one to six digits'],
      ['elite', { reply_hours: 'soon' }, 'reply_hours', 'Please write one or two numbers'],
      ['company', { gstin: '24AAAAA0000A1Z9' }, 'gstin', 'GSTIN has a wrong character'],
      [
        'company',
        { licences: [{ label: 'FSSAI', number: '12' }] },
        'licences[0].number',
        'An FSSAI',
      ],
      [
        'company',
        { social: [{ network: 'facebook', url: 'javascript:x' }] },
        'social[0].url',
        'Ad',
      ],
    ])('in %s, %j, names its field', async (key, fields, field, message) => {
      const { status, body } = await change(key, fields);
      expect([status, body.errors[field]?.[0]]).toEqual([422, expect.stringContaining(message)]);
    });

    test('a setting that does not exist is no call', async () => {
      expect((await ask('GET /staff/settings/colour/')).status).toBe(404);
    });

    test('of two people the second is shown what the first has saved', async () => {
      const { version } = await read('orders');
      await change('orders', { minimum: 300 });
      const second = await ask('PUT /staff/settings/orders/', {
        version,
        fields: { minimum: 400 },
      });
      expect(second).toMatchObject({
        status: 409,
        body: { reason: 'changed_meanwhile', details: { current: { minimum: 300 } } },
      });
      await change('orders', DEFAULT_SETTINGS.orders);
    });
  });
});
