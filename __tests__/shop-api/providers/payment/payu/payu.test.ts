import { describe, expect, test } from '@jest/globals';
import { payuShop } from '@/__tests__/support/payu-shop';
import { samplePayment } from '@/__tests__/support/sample-payment';
import { requestHash } from '@/shop-api/providers/payment/payu/signed-form';

const shop = payuShop();
const { standIn, entered, eventOf } = shop;

describe('the form for PayU', () => {
  test('is signed like the published example', () => {
    const example = 'C0Dr8m|12345|10|Shopping|Test|test@test.com||abc||15|'.split('|');
    const names = 'key txnid amount productinfo firstname email udf1 udf2 udf3 udf4 udf5'.split(
      ' ',
    );
    const read = (name: string) => example[names.indexOf(name)] ?? '';
    expect(requestHash(read, '3sf0jURk')).toBe(
      'ffcdbf04fa5beefdcc2dd476c18bc410f02b3968e7f4f54e8f43f1e1a310bb32e3b4dec9305232bb89db5b1d0c009a53bcace6f4bd8ec2f695baf3d43ba730ce',
    );
  });

  test('has the exact amount in paise and the shop’s return URLs', async () => {
    const link = await shop.gateway.createLink(samplePayment());
    expect(link).toMatchObject({
      method: 'POST',
      url: standIn.options.paymentUrl,
      reference: null,
    });
    expect(link.fields).toMatchObject({
      amount: '1234.50',
      udf2: '1042',
      phone: '9800000001',
      surl: 'https://vanya.example/api/payment/return',
      furl: 'https://vanya.example/api/payment/return',
    });
    expect(JSON.stringify(link)).not.toContain(standIn.options.salt);
  });

  test('is accepted by PayU for any name of the shopper', async () => {
    const names = [
      'A|b@x.in',
      'अमृता\u0000 \u202E राव',
      '',
      'x'.repeat(500),
      '\ud800\n|',
      '"O’Hara" & <b>',
    ];
    for (const name of names) {
      const { customer } = samplePayment();
      const attempt = await entered({ customer: { ...customer, name }, notes: [name, name] });
      standIn.finish(attempt.txnid, 'success');
      const event = eventOf(standIn.callback(attempt.txnid));
      expect(shop.gateway.differences(attempt, event)).toEqual([]);
    }
  });

  test.each(['', 'VN 1', 'VN|1', 'VN-1', 'V'.repeat(26), 'वन1'])(
    'refuses the txnid %j',
    async (txnid) => {
      await expect(shop.gateway.createLink(samplePayment({ txnid }))).rejects.toThrow(RangeError);
    },
  );
});

describe('the callback of PayU', () => {
  test('is a payment when it is signed', async () => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    const event = eventOf(standIn.callback(attempt.txnid));
    expect(event).toMatchObject({
      outcome: 'paid',
      txnid: attempt.txnid,
      amountPaise: 1_234_50,
      currency: 'INR',
      fields: { mode: 'UPI', email: 'asha@example.com' },
    });
    expect(shop.gateway.differences(attempt, event)).toEqual([]);
  });

  test('is recorded without signature, key and card', async () => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    const { fields } = eventOf(standIn.callback(attempt.txnid));
    expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['hash']));
    expect(JSON.stringify(fields)).not.toMatch(/512345|TestKy|[0-9a-f]{128}/);
  });

  test.each([
    ['failure', 'failed'],
    ['pending', 'pending'],
  ] as const)('with status %s is %s', async (status, outcome) => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, status);
    expect(eventOf(standIn.callback(attempt.txnid)).outcome).toBe(outcome);
  });

  test.each(['additional_charges', 'additionalCharges'])('is signed with %s too', async (name) => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    const event = eventOf(standIn.callback(attempt.txnid, { [name]: '24.69' }));
    expect(event).toMatchObject({ outcome: 'paid', amountPaise: 1_234_50 });
    const { hash: _hash, ...dropped } = Object.fromEntries(
      new URLSearchParams(new TextDecoder().decode(standIn.callback(attempt.txnid).bytes)),
    );
    const hash = standIn.sign({ ...dropped, [name]: '24.69' });
    expect(shop.gateway.readCallback(standIn.post({ ...dropped, hash }))).toMatchObject({
      kind: 'refused',
    });
  });

  test('does not use PayU’s payment id, which is not signed', async () => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    const genuine = eventOf(standIn.callback(attempt.txnid));
    const changed = eventOf(standIn.callback(attempt.txnid, { mihpayid: 'another' }));
    expect(genuine.paymentId).toBe(null);
    expect({ ...changed, fields: {} }).toEqual({ ...genuine, fields: {} });
  });

  test('is compared with its attempt in every signed field', async () => {
    const attempt = await entered();
    standIn.finish(attempt.txnid, 'success');
    for (const name of [
      'productinfo',
      'firstname',
      'email',
      'udf1',
      'udf2',
      'udf3',
      'udf4',
      'udf5',
    ]) {
      const event = eventOf(standIn.callback(attempt.txnid, { [name]: 'something else' }));
      expect(shop.gateway.differences(attempt, event)).toEqual([name]);
    }
    const cheaper = eventOf(standIn.callback(attempt.txnid, { amount: '1.00' }));
    expect(shop.gateway.differences(attempt, cheaper)).toEqual(['amount']);
    const other = eventOf(standIn.callback(attempt.txnid, { txnid: 'VN0' }));
    expect(shop.gateway.differences(attempt, other)).toEqual(['txnid']);
  });

  test.each(['10.000', '1e3', '-1.00', '', ' 10.00', '१०.००'])(
    'is refused with the signed amount %j',
    async (amount) => {
      const attempt = await entered();
      standIn.finish(attempt.txnid, 'success');
      expect(shop.gateway.readCallback(standIn.callback(attempt.txnid, { amount }))).toEqual({
        kind: 'refused',
        why: 'nonsense',
      });
    },
  );
});
