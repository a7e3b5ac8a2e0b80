import { describe, expect, test } from '@jest/globals';
import { razorpayShop } from '@/__tests__/support/razorpay-shop';
import { samplePayment } from '@/__tests__/support/sample-payment';

const MINUTE_MS = 60_000;
const shop = razorpayShop();
const { opened } = shop;

const sentBody = () => JSON.parse(shop.standIn.http.requests[0]?.body ?? '');

describe('a payment link', () => {
  test('has the amount in paise, without partial payment, and the shop’s return URL', async () => {
    const link = await shop.gateway.createLink(samplePayment());
    expect(link).toEqual({
      url: `${shop.standIn.http.origin}/i/plink_1`,
      method: 'GET',
      fields: {},
      reference: 'plink_1',
    });
    expect(sentBody()).toMatchObject({
      amount: 1_234_50,
      currency: 'INR',
      accept_partial: false,
      reference_id: samplePayment().txnid,
      callback_url: 'https://vanya.example/api/payment/return',
      expire_by: Date.parse('2026-11-21T07:00:00Z') / 1000,
      customer: { contact: '+919800000001' },
    });
  });

  test('is valid for Razorpay’s minimum time, even when less time is left', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + MINUTE_MS);
    await opened({ expiresAt });
    expect(sentBody().expire_by).toBe(shop.clock.now().getTime() / 1000 + 16 * 60);
  });

  test('is the same when it is requested again', async () => {
    const first = await shop.gateway.createLink(samplePayment());
    expect(await shop.gateway.createLink(samplePayment())).toEqual(first);
    expect(shop.standIn.links).toHaveLength(1);
  });

  test('is found again when the first answer was lost', async () => {
    shop.standIn.http.fault = 'cut';
    await expect(shop.gateway.createLink(samplePayment())).rejects.toMatchObject({
      kind: 'unavailable',
    });
    shop.standIn.http.fault = null;
    expect(await shop.gateway.createLink(samplePayment())).toMatchObject({ reference: 'plink_1' });
    expect(shop.standIn.links).toHaveLength(1);
  });

  test('is not reopened for a paid attempt, nor returned for another amount', async () => {
    const { id } = await opened();
    await expect(
      shop.gateway.createLink(samplePayment({ amountPaise: 1_00 })),
    ).rejects.toMatchObject({
      kind: 'nonsense',
    });
    shop.standIn.pay(id);
    await expect(shop.gateway.createLink(samplePayment())).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  test('passes on the reason of a refusal', async () => {
    const tooLittle = shop.gateway.createLink(samplePayment({ amountPaise: 99 }));
    await expect(tooLittle).rejects.toThrow(/amount must be atleast 1/);
  });

  test('never has a URL with another scheme than the API', async () => {
    await opened();
    const [link] = shop.standIn.links;
    for (const short_url of ['', 'ftp://pay.example/1', 'javascript:alert(1)', '//pay.example/1']) {
      Object.assign(link ?? {}, { short_url });
      await expect(shop.gateway.createLink(samplePayment())).rejects.toMatchObject({
        kind: 'nonsense',
      });
    }
  });
});
