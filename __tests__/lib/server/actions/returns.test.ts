import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { COFFEE } from '@/__tests__/support/cash-order';
import { returnFields } from '@/__tests__/support/delivered-order';
import { insertOrder } from '@/__tests__/support/insert-order';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { toMultipart } from '@/__tests__/support/to-form';
import { returnCalls } from '@/app/api/calls/orders';
import { staffCalls } from '@/app/api/calls/staff';
import { returnApiMessages, returnMessages } from '@/contract/messages/returns';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { returnPhotos, returnRequests } from '@/shop-api/db/schema/returns';

const { withdraw, photo, ask } = returnCalls;
const { moveReturn: move } = staffCalls;

const shopApi = withShopApi();

let shopper: StorefrontShopper;
let orderId: number;

beforeEach(async () => {
  const { id, email } = await newCustomer(shopApi().db);
  shopper = new StorefrontShopper();
  await shopper.logIn(email, PASSWORD);
  const now = new Date();
  const delivered = { state: 'delivered' as const, deliveredAt: now, paidAt: now };
  orderId = (await insertOrder(shopApi().db, { customerId: id, ...delivered })).id;
  await shopApi()
    .db.insert(orderLines)
    .values({
      ...{ orderId, productId: COFFEE, name: 'Coffee', size: '250 g', hsn: '0901', gstPercent: 5 },
      ...{ quantity: 2, pricePaise: 25_000, mrpPaise: 30_000, totalPaise: 50_000 },
      ...{ discountPaise: 0, shippingPaise: 0, gstPaise: 2381, shippingGstPaise: 0, stockTaken: 0 },
    });
});

const requests = () =>
  shopApi().db.select().from(returnRequests).where(eq(returnRequests.orderId, orderId));
const flash = async () => (await shopper.session()).flash;

/** Sends the form as a browser or, with a header, as a script does. */
async function send(changes: object, photos: readonly Blob[] = [], accept = 'text/html') {
  const body = new FormData();
  const from = `/orders/${orderId}/request`;
  const next = `/orders/${orderId}`;
  const fields = { next, ...returnFields(changes), order_id: orderId, from };
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  for (const one of photos) body.append('photos', one, 'photo.jpg');
  return shopper.send(ask.POST, await toMultipart(body, accept));
}

describe('a request sent as a plain form', () => {
  test('leads to the order in the language of its page, which confirms it', async () => {
    const { headers } = await send({ next: `/hi/orders/${orderId}` });
    expect(headers.get('Location')).toBe(`/hi/orders/${orderId}`);
    expect(await flash()).toMatchObject({ page: `/orders/${orderId}`, isError: false });
  });

  test('leads to the order, which confirms it', async () => {
    const { status, headers } = await send({}, [await sampleUpload(), await sampleUpload()]);
    expect([status, headers.get('Location')]).toEqual([303, `/orders/${orderId}`]);
    expect(await flash()).toMatchObject({ message: returnApiMessages.received, isError: false });
    const [request] = await requests();
    expect(request).toMatchObject({ quantity: 1, reason: 'damaged', state: 'requested' });
    const stored = eq(returnPhotos.returnId, request?.id ?? 0);
    expect(await shopApi().db.$count(returnPhotos, stored)).toBe(2);
  });

  test('that is refused leads back to the form and loses nothing that was typed', async () => {
    const typed = { details: 'The lid is cracked.', reason: 'leaked', remedy: '' };
    const { status, headers } = await send(typed, [await sampleUpload()]);
    expect([status, headers.get('Location')]).toEqual([303, `/orders/${orderId}/request`]);
    expect(await flash()).toMatchObject({
      isError: true,
      errors: { remedy: [returnMessages.remedy] },
      typed: { details: 'The lid is cracked.', reason: 'leaked', product_id: String(COFFEE) },
    });
    expect(await requests()).toEqual([]);
  });

  test('without a picture is accepted: browsers send an empty file', async () => {
    await send({}, [new Blob([])]);
    expect(await requests()).toHaveLength(1);
  });

  test('needs a login', async () => {
    const stranger = new StorefrontShopper();
    shopper = stranger;
    const { status } = await send({});
    expect(status).toBe(303);
    expect(await requests()).toEqual([]);
  });
});

describe('a request sent by a script', () => {
  const json = (changes: object, photos?: readonly Blob[]) =>
    send(changes, photos, 'application/json');

  test('is answered, and the order confirms it', async () => {
    const answer = await json({ quantity: 2 }, [await sampleUpload()]);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: returnApiMessages.received },
    ]);
    expect(await flash()).toMatchObject({ page: `/orders/${orderId}` });
    expect(await requests()).toMatchObject([{ quantity: 2 }]);
  });

  test('is refused with the reason beside its field', async () => {
    const answer = await json({}, [new Blob(['no picture'])]);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { photos: [expect.any(String)] } });
  });
});

test('a picture is sent to its customer and to nobody else', async () => {
  await send({}, [await sampleUpload()]);
  const [request] = await requests();
  const stored = eq(returnPhotos.returnId, request?.id ?? 0);
  const [{ id } = { id: '' }] = await shopApi().db.select().from(returnPhotos).where(stored);
  const params = { id, size: 'large' };
  const own = await shopper.send(photo.GET, { params });
  expect([own.status, own.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  expect(own.headers.get('Cache-Control')).toBe('private, no-store');
  const stranger = new StorefrontShopper();
  expect((await stranger.send(photo.GET, { params })).status).toBe(404);
});

test('a request is withdrawn from the page of its order', async () => {
  await send({});
  const [request] = await requests();
  const params = { id: String(request?.id) };
  const next = `/orders/${orderId}`;
  const answer = await shopper.send(withdraw.POST, { params, form: { next } });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, next]);
  expect(await requests()).toMatchObject([{ state: 'withdrawn' }]);
});

test('staff decline a request with a plain form and its reason; a double click does it once', async () => {
  await send({});
  const [request] = await requests();
  const { email } = await newCustomer(shopApi().db, { isStaff: true });
  const staff = new StorefrontShopper();
  await staff.logIn(email, PASSWORD);
  const params = { id: String(request?.id) };
  const form = { to: 'declined', answer: 'The seal was opened.', key: 'the-key-of-the-form' };
  for (let click = 0; click < 2; click++) {
    const answer = await staff.send(move.POST, { params, form });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/returns']);
    expect((await staff.session()).flash).toMatchObject({ isError: false });
  }
  expect(await requests()).toMatchObject([{ state: 'declined', answer: 'The seal was opened.' }]);
});
