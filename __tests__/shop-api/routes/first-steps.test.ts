import { expect, test } from '@jest/globals';
import { ownCompany } from '@/__tests__/support/own-company';
import { onEachApp } from '@/__tests__/support/test-app';
import { POLICY_PAGES } from '@/contract/content/content';
import { shopProfile } from '@/contract/shop/shop';
import { productPictures } from '@/shop-api/db/schema/product-details';

const STAFF = 3;

onEachApp((app) => {
  const steps = async () => {
    const { body } = await app.call('GET /staff/first-steps/', { who: await app.customer(STAFF) });
    return body.data as {
      step: string;
      is_done: boolean;
      count: number;
      wanted: number;
      missing: string[];
    }[];
  };
  const stepOf = async (name: string) => (await steps()).find(({ step }) => step === name);
  const isDone = async (step: string) => (await stepOf(step))?.is_done;

  test('the first steps are named in order, with what there is of what is wanted', async () => {
    expect((await steps()).map(({ step }) => step)).toEqual([
      'company',
      'delivery',
      'offers',
      'payment',
      'category',
      'brand',
      'products',
      'policies',
      'home',
    ]);
    expect((await steps()).find(({ step }) => step === 'products')).toMatchObject({
      wanted: 10,
      is_done: true,
    });
  });

  test('the facts of the company are a step that names those which are samples', async () => {
    const who = await app.customer(STAFF);
    const save = async (version: number, fields: object) => {
      const body = { version, fields };
      const answer = await app.call('PUT /staff/settings/company/', { who, body });
      expect(answer.status).toBe(200);
      return answer.body.version;
    };
    expect(await isDone('company')).toBe(false);
    const { support } = shopProfile;
    const version = await save(0, { ...ownCompany(), support });
    expect(await stepOf('company')).toMatchObject({ is_done: false, missing: ['Support'] });
    await save(version, ownCompany());
    expect(await stepOf('company')).toMatchObject({ is_done: true, missing: [] });
  });

  test('a product without a picture does not count', async () => {
    await app.db.delete(productPictures);
    expect(await stepOf('products')).toMatchObject({ count: 0, is_done: false });
  });

  test('samples that are right as they are can be kept, which the trail remembers', async () => {
    const keep = async (step: string, customer = STAFF) =>
      app.call(`POST /staff/first-steps/${step}/`, { who: await app.customer(customer), body: {} });
    expect(await isDone('delivery')).toBe(false);
    expect((await keep('delivery')).status).toBe(200);
    expect(await stepOf('delivery')).toMatchObject({ count: 0, is_done: true });
    const { body } = await app.call('GET /staff/trail/first_step/delivery/', {
      who: await app.customer(STAFF),
    });
    expect(body.data).toMatchObject([{ action: 'kept', after: { samples: 'kept' } }]);
  });

  test('beside a delivery of its own, the delivery of the sample is named until it is found right', async () => {
    const who = await app.customer(STAFF);
    const send = async (call: string, body: object) =>
      expect((await app.call(call, { who, body })).status).toBe(200);
    const { body } = await app.call('GET /staff/settings/delivery/', { who });
    const { version, data } = body;
    await send('PUT /staff/settings/delivery/', { version, fields: { ...data, charge: 60 } });
    const cities = ['Own city', 'Cities with same or next day delivery'];
    expect(await stepOf('delivery')).toMatchObject({ is_done: false, missing: cities });
    await send('POST /staff/first-steps/delivery/', {});
    expect(await stepOf('delivery')).toMatchObject({ is_done: true, missing: [] });
    expect(await stepOf('policies')).toMatchObject({ missing: ['Shipping policy'] });
  });

  test('each policy counts once it is saved, other pages and second saves do not', async () => {
    const who = await app.customer(STAFF);
    const write = async (key: string, title: string) => {
      const path = `/staff/pages/${key}/`;
      const { body } = await app.call(`GET ${path}`, { who });
      const fields = { ...body.data, title };
      const { status } = await app.call(`PUT ${path}`, {
        who,
        body: { version: body.version, fields },
      });
      expect(status).toBe(200);
    };
    await write('about-us', 'Who we are');
    await write('privacy-policy', 'Privacy');
    await write('privacy-policy', 'Your privacy');
    expect(await stepOf('policies')).toMatchObject({ count: 1, wanted: 4, is_done: false });
    for (const key of POLICY_PAGES) await write(key, `${key} of this shop`);
    expect(await stepOf('policies')).toMatchObject({ count: 4, missing: [], is_done: true });
  });

  test('offers count once each is saved: orders, membership, consultations', async () => {
    const who = await app.customer(STAFF);
    const { body } = await app.call('GET /staff/settings/orders/', { who });
    const fields = { minimum: 300 };
    await app.call('PUT /staff/settings/orders/', { who, body: { ...body, fields } });
    expect(await stepOf('offers')).toMatchObject({ count: 1, wanted: 3, is_done: false });
    await app.call('POST /staff/first-steps/offers/', { who, body: {} });
    expect(await isDone('offers')).toBe(true);
  });

  test.each([
    ['company', STAFF, 404],
    ['home', STAFF, 404],
    ['delivery', 1, 403],
  ])('the samples of %s are not kept by customer %i', async (step, customer, status) => {
    const who = await app.customer(customer);
    const answer = await app.call(`POST /staff/first-steps/${step}/`, { who, body: {} });
    expect(answer.status).toBe(status);
  });
});
