import { describe, expect, it } from '@jest/globals';
import { razorpayShop } from '../../../support/razorpay-shop';
import { samplePayment } from '../../../support/sample-payment';

const MINUTE_MS = 60_000;
const shop = razorpayShop();
const { opened } = shop;

const sentBody = () => JSON.parse(shop.standIn.http.requests[0]?.body ?? '');

describe('a payment link', () => {
  it('asks for the amount in paise, in one piece, and leads back to the shop', async () => {
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

  it('lasts as long as Razorpay demands, however little time is left', async () => {
    const expiresAt = new Date(shop.clock.now().getTime() + MINUTE_MS);
    await opened({ expiresAt });
    expect(sentBody().expire_by).toBe(shop.clock.now().getTime() / 1000 + 16 * 60);
  });

  it('is the same when it is asked for again', async () => {
    const first = await shop.gateway.createLink(samplePayment());
    expect(await shop.gateway.createLink(samplePayment())).toEqual(first);
    expect(shop.standIn.links).toHaveLength(1);
  });

  it('is found again when the first answer was lost', async () => {
    shop.standIn.http.fault = 'cut';
    await expect(shop.gateway.createLink(samplePayment())).rejects.toMatchObject({
      kind: 'unavailable',
    });
    shop.standIn.http.fault = null;
    expect(await shop.gateway.createLink(samplePayment())).toMatchObject({ reference: 'plink_1' });
    expect(shop.standIn.links).toHaveLength(1);
  });

  it('is not opened again for what is paid, nor handed out for another amount', async () => {
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

  it('passes on why it was refused', async () => {
    const tooLittle = shop.gateway.createLink(samplePayment({ amountPaise: 99 }));
    await expect(tooLittle).rejects.toThrow(/amount must be atleast 1/);
  });

  it('never leads to a page less guarded than the API', async () => {
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
