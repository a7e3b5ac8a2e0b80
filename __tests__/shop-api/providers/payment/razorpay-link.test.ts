import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '@/shop-api/providers/clock/clock';
import { razorpay } from '@/shop-api/providers/payment/razorpay';
import { RazorpayStandIn } from '../../../support/razorpay-stand-in';
import { samplePayment } from '../../../support/sample-payment';

const MINUTE_MS = 60_000;
const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
let standIn: RazorpayStandIn;
let gateway: ReturnType<typeof razorpay>;

beforeEach(async () => {
  standIn?.http.close();
  standIn = new RazorpayStandIn(() => clock.now());
  await standIn.http.open();
  gateway = razorpay({ ...standIn.options, clock });
});
afterAll(() => standIn.http.close());

/** A payment with its link, as the shop has stored them. */
async function opened(changes: Parameters<typeof samplePayment>[0] = {}) {
  const asked = samplePayment(changes);
  const { reference } = await gateway.createLink(asked);
  return { attempt: { ...asked, reference }, id: reference ?? '' };
}

const sentBody = () => JSON.parse(standIn.http.requests[0]?.body ?? '');

describe('a payment link', () => {
  it('asks for the amount in paise, in one piece, and leads back to the shop', async () => {
    const link = await gateway.createLink(samplePayment());
    expect(link).toEqual({
      url: `${standIn.http.origin}/i/plink_1`,
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
    const expiresAt = new Date(clock.now().getTime() + MINUTE_MS);
    await opened({ expiresAt });
    expect(sentBody().expire_by).toBe(clock.now().getTime() / 1000 + 16 * 60);
  });

  it('is the same when it is asked for again', async () => {
    const first = await gateway.createLink(samplePayment());
    expect(await gateway.createLink(samplePayment())).toEqual(first);
    expect(standIn.links).toHaveLength(1);
  });

  it('is found again when the first answer was lost', async () => {
    standIn.http.fault = 'cut';
    await expect(gateway.createLink(samplePayment())).rejects.toMatchObject({
      kind: 'unavailable',
    });
    standIn.http.fault = null;
    expect(await gateway.createLink(samplePayment())).toMatchObject({ reference: 'plink_1' });
    expect(standIn.links).toHaveLength(1);
  });

  it('is not opened again for what is paid, nor handed out for another amount', async () => {
    const { id } = await opened();
    await expect(gateway.createLink(samplePayment({ amountPaise: 1_00 }))).rejects.toMatchObject({
      kind: 'nonsense',
    });
    standIn.pay(id);
    await expect(gateway.createLink(samplePayment())).rejects.toMatchObject({ kind: 'refused' });
  });

  it('passes on why it was refused', async () => {
    const tooLittle = gateway.createLink(samplePayment({ amountPaise: 99 }));
    await expect(tooLittle).rejects.toThrow(/amount must be atleast 1/);
  });

  it('never leads to a page less guarded than the API', async () => {
    await opened();
    const [link] = standIn.links;
    for (const short_url of ['', 'ftp://pay.example/1', 'javascript:alert(1)', '//pay.example/1']) {
      Object.assign(link ?? {}, { short_url });
      await expect(gateway.createLink(samplePayment())).rejects.toMatchObject({ kind: 'nonsense' });
    }
  });
});
