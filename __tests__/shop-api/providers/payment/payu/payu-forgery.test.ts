import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { payuShop } from '@/__tests__/support/payu-shop';
import { samplePayment } from '@/__tests__/support/sample-payment';
import type { PaymentAttempt } from '@/shop-api/providers/payment/payment-gateway';

type Pairs = [string, string][];

const shop = payuShop();
const { standIn, eventOf } = shop;

const SIGNED = 'key txnid amount productinfo firstname email udf1 udf2 udf3 udf4 udf5 status'.split(
  ' ',
);
const UNSIGNED = ['mihpayid', 'mode', 'phone', 'unmappedstatus'];

const pairsOf = (bytes: Uint8Array): Pairs => [
  ...new URLSearchParams(new TextDecoder().decode(bytes)),
];

/** The callback of a payment that ended with the status. */
async function genuine(txnid: string, status: 'success' | 'failure') {
  const attempt = samplePayment({ txnid, notes: ['order', '1042', 'c', 'd', 'e'] });
  await standIn.enter(await shop.gateway.createLink(attempt));
  standIn.finish(txnid, status);
  return { attempt, pairs: pairsOf(standIn.callback(txnid).bytes) };
}

/** Mutations of one value; each returns the replacement pairs. */
const SPOILERS: ((name: string, value: string) => Pairs)[] = [
  () => [],
  (name) => [[name, '']],
  (name, value) => [[name, `${value}0`]],
  (name, value) => [[name, `${value} `]],
  (name, value) => [[name, `${value}|`]],
  (name, value) => [[name, value.slice(1)]],
  (name, value) => [[name, value.toUpperCase()]],
  (name, value) => [[`${name}[]`, value]],
  (name, value) => [
    [name, value],
    [name, value],
  ],
  (name, value) => [
    [name, 'success'],
    [name, value],
  ],
  (name) => [[name, 'success']],
  (name) => [[name, '0']],
  (name, value) => [[name, [...value].reverse().join('')]],
];

const spoiled = (names: string[]) =>
  fc.record({
    name: fc.constantFrom(...names),
    spoil: fc.oneof(
      fc.constantFrom(...SPOILERS),
      fc.string().map(
        (text) =>
          (name: string): Pairs => [[name, text]],
      ),
    ),
  });

describe('a forged callback', () => {
  test('is never a payment: 5,000 mutants of a failed and a successful one', async () => {
    const bases = [await genuine('VNfailed', 'failure'), await genuine('VNgood', 'success')];
    const names = [...SIGNED, ...UNSIGNED, 'hash', 'additional_charges', 'additionalCharges'];
    let refused = 0;
    const mutant = fc.tuple(
      fc.constantFrom(...bases),
      fc.array(spoiled(names), { minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(mutant, ([{ pairs }, changes]) => {
        const posted = changes.reduce<Pairs>((all, { name, spoil }) => {
          const value = all.find(([other]) => other === name)?.[1] ?? '';
          return [...all.filter(([other]) => other !== name), ...spoil(name, value)];
        }, pairs);
        const reading = shop.gateway.readCallback(standIn.post(posted));
        if (reading.kind === 'refused') {
          refused += 1;
          return;
        }
        // An accepted mutant has the values signed by PayU in every signed field.
        const said = new Map(posted);
        for (const name of [...SIGNED, 'hash', 'additional_charges', 'additionalCharges']) {
          expect(said.get(name) ?? '').toBe(new Map(pairs).get(name) ?? '');
        }
        const outcome = new Map(pairs).get('status') === 'success' ? 'paid' : 'failed';
        expect(reading).toMatchObject({
          event: { outcome, amountPaise: 1_234_50, paymentId: null },
        });
      }),
      { numRuns: 5_000 },
    );
    expect(refused).toBeGreaterThan(3_500);
  });

  test('is refused with any other hash: missing, empty, repeated, upper case, of another salt', async () => {
    const { pairs } = await genuine('VNhash', 'success');
    const fields = Object.fromEntries(pairs);
    const { hash = '', ...bare } = fields;
    const elsewhere = createHash('sha512')
      .update(`other${JSON.stringify(bare)}`)
      .digest('hex');
    const forged: Pairs[] = [
      Object.entries(bare),
      Object.entries({ ...bare, hash: '' }),
      Object.entries({ ...bare, 'hash[]': hash }),
      Object.entries({ ...bare, hash: hash.toUpperCase() }),
      Object.entries({ ...bare, hash: elsewhere }),
      Object.entries({ ...bare, hash: ` ${hash}` }),
      [...pairs, ['hash', hash]],
      [['status', 'success'], ...pairs],
    ];
    const readings = forged.map((one) => shop.gateway.readCallback(standIn.post(one)).kind);
    expect(readings).toEqual(forged.map(() => 'refused'));
    expect(shop.gateway.readCallback(standIn.post(pairs)).kind).toBe('event');
  });

  test('is refused when it comes from another merchant of PayU', async () => {
    const { pairs } = await genuine('VNkey', 'success');
    const fields = { ...Object.fromEntries(pairs), key: 'Other1' };
    const hash = standIn.sign(fields);
    expect(shop.gateway.readCallback(standIn.post({ ...fields, hash })).kind).toBe('refused');
  });

  test.each([
    new Uint8Array(),
    new Uint8Array([0xff, 0xfe, 0x3d]),
    new Uint8Array(200_000).fill(38),
  ])('is refused when it is not a form (%#)', (bytes) => {
    const headers = new Headers();
    expect(shop.gateway.readCallback({ headers, query: '', bytes }).kind).toBe('refused');
  });
});

describe('one signature for two payments', () => {
  const part = fc.string({ unit: fc.constantFrom(...'abc123@.'), minLength: 1, maxLength: 8 });
  const boundary = fc.integer({ min: 0, max: SIGNED.length - 3 });

  test('is refused: 200 callbacks with shifted delimiters', async () => {
    const { pairs } = await genuine('VNshift', 'success');
    fc.assert(
      fc.property(boundary, part, part, part, (at, a, b, c) => {
        const [left = '', right = ''] = [SIGNED[at], SIGNED[at + 1]];
        const fields = Object.fromEntries(pairs);
        const signed = { ...fields, [left]: `${a}|${b}`, [right]: c };
        // The signature covers the fields in reverse order.
        const shifted = { ...fields, [left]: b, [right]: `${c}|${a}` };
        const hash = standIn.sign(signed);
        expect(standIn.sign(shifted)).toBe(hash);
        expect(shop.gateway.readCallback(standIn.post({ ...signed, hash })).kind).toBe('refused');
        expect(shop.gateway.readCallback(standIn.post({ ...shifted, hash })).kind).toBe('refused');
      }),
      { numRuns: 200 },
    );
  });

  test('is never created: 200 pairs of shoppers whose joined values are equal', async () => {
    const pairs = fc.sample(fc.tuple(part, part, part), 200);
    for (const [a, b, c] of pairs) {
      const { customer } = samplePayment();
      const one = { ...customer, name: `${a}|${b}`, email: c };
      const other = { ...customer, name: a, email: `${b}|${c}` };
      expect(`${one.name}|${one.email}`).toBe(`${other.name}|${other.email}`);
      const [first, second] = [
        await shop.gateway.createLink(samplePayment({ customer: one })),
        await shop.gateway.createLink(samplePayment({ customer: other })),
      ];
      expect(JSON.stringify(first.fields)).not.toContain('|');
      expect(first.fields.hash).not.toBe(second.fields.hash);
    }
  });
});

test('a callback fits no other payment: 20 payments against 20 attempts', async () => {
  const attempts: PaymentAttempt[] = Array.from({ length: 20 }, (_, at) =>
    samplePayment({ txnid: `VNpair${at}`, amountPaise: at === 0 ? 1_00 : 5_000_00 }),
  );
  for (const attempt of attempts) {
    await standIn.enter(await shop.gateway.createLink(attempt));
    standIn.finish(attempt.txnid, 'success');
    const event = eventOf(standIn.callback(attempt.txnid));
    const fitting = attempts.filter((other) => shop.gateway.differences(other, event).length === 0);
    expect(fitting).toEqual([attempt]);
  }
});
