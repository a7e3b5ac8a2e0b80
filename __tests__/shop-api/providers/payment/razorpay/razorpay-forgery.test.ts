import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RazorpayStandIn } from '@/__tests__/support/razorpay-stand-in';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { FixedClock } from '@/shop-api/providers/clock';
import { razorpay } from '@/shop-api/providers/payment/razorpay/razorpay';

const clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
const standIn = new RazorpayStandIn(() => clock.now());
let gateway: ReturnType<typeof razorpay>;
let paid = '';

beforeAll(async () => {
  await standIn.http.open();
  gateway = razorpay({ ...standIn.options, clock });
  paid = (await gateway.createLink(samplePayment())).reference ?? '';
  standIn.pay(paid);
});
afterAll(() => standIn.http.close());

const otherCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => {
    const upper = letter.toUpperCase();
    return upper === letter ? letter.toLowerCase() : upper;
  });

const read = (request: Parameters<typeof gateway.readCallback>[0]) => gateway.readCallback(request);

describe('a forged webhook', () => {
  test('is refused: 5,000 bodies that differ from the signed one', () => {
    const { headers, bytes } = standIn.webhook(paid);
    const change = fc.record({
      at: fc.nat(bytes.length - 1),
      gone: fc.nat(3),
      put: fc.uint8Array({ maxLength: 3 }),
    });
    fc.assert(
      fc.property(change, ({ at, gone, put }) => {
        const forged = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + gone)]);
        fc.pre(!forged.equals(bytes));
        expect(read({ headers, query: '', bytes: forged })).toEqual({
          kind: 'refused',
          why: 'wrong_signature',
        });
      }),
      { numRuns: 5_000 },
    );
  });

  test('is refused with any other signature', () => {
    const { headers, bytes } = standIn.webhook(paid);
    const right = headers.get('x-razorpay-signature') ?? '';
    const wrong = [
      '',
      right.toUpperCase(),
      `${right}, ${right}`,
      right.slice(1),
      `sha256=${right}`,
    ];
    for (const signature of wrong) {
      const forged = new Headers({ 'X-Razorpay-Signature': signature });
      expect(read({ headers: forged, query: '', bytes }).kind).toBe('refused');
    }
    expect(read({ headers: new Headers(), query: '', bytes })).toEqual({
      kind: 'refused',
      why: 'not_signed',
    });
  });

  test('is refused with the signature of a return, which uses another key', () => {
    const { query } = standIn.returned(paid);
    const signature = new URLSearchParams(query).get('razorpay_signature') ?? '';
    const values = ['link_id', 'link_reference_id', 'link_status', 'id'].map((name) =>
      new URLSearchParams(query).get(`razorpay_payment_${name}`),
    );
    const bytes = new TextEncoder().encode(values.join('|'));
    const headers = new Headers({ 'X-Razorpay-Signature': signature });
    expect(read({ headers, query, bytes })).toEqual({ kind: 'refused', why: 'wrong_signature' });
  });
});

describe('a forged return', () => {
  const names = ['link_id', 'link_reference_id', 'link_status', 'id'].map(
    (name) => `razorpay_payment_${name}`,
  );

  test('is refused with any value changed, missing, empty or twice', () => {
    for (const name of [...names, 'razorpay_signature']) {
      const genuine = new URLSearchParams(standIn.returned(paid).query);
      const value = genuine.get(name) ?? '';
      const forgeries = ['', `${value}0`, otherCase(value), `${value}|`, value.slice(1)].map(
        (put) => standIn.returned(paid, { [name]: put }).query,
      );
      genuine.append(name, value);
      forgeries.push(genuine.toString());
      genuine.delete(name);
      forgeries.push(genuine.toString());
      for (const query of forgeries) {
        expect(read({ headers: new Headers(), query, bytes: new Uint8Array() }).kind).toBe(
          'refused',
        );
      }
    }
    expect(read(standIn.returned(paid)).kind).toBe('event');
  });

  test('is refused with shifted delimiters', () => {
    const query = new URLSearchParams(standIn.returned(paid).query);
    const [link, reference] = [query.get(names[0] ?? ''), query.get(names[1] ?? '')];
    query.set(names[0] ?? '', `${link}|${reference}`);
    query.set(names[1] ?? '', query.get(names[2] ?? '') ?? '');
    query.set(names[2] ?? '', query.get(names[3] ?? '') ?? '');
    query.delete(names[3] ?? '');
    const shifted = { headers: new Headers(), query: query.toString(), bytes: new Uint8Array() };
    expect(read(shifted).kind).toBe('refused');
  });
});
