import { beforeEach, describe, expect, test } from '@jest/globals';
import { GiftCards } from '@/__tests__/support/gift-card';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { testKeys } from '@/__tests__/support/test-deps';
import { giftCardApiMessages } from '@/contract/messages/gift-cards';
import { giftCode } from '@/shop-api/domain/gift-cards/gift-card';

type Headers = Record<string, string>;
const UNKNOWN = giftCardApiMessages.codeUnknown;

onEachApp((app) => {
  const gifts = new GiftCards(app);
  const someone = async () => app.customer((await newCustomer(app.db)).id);
  let asha: Headers;
  beforeEach(async () => {
    asha = await someone();
  });

  test('gives the card to the first to enter the code, and shows its last letters', async () => {
    const { id, code } = await gifts.issue('500');
    const { status, body } = await gifts.redeem(asha, code);
    const voucher = {
      id,
      ending: code.slice(-4),
      amount: 500,
      balance: 500,
      received_on: app.clock.now().toISOString(),
    };
    expect([status, body.data]).toEqual([200, voucher]);
    expect((await app.call('GET /gift-vouchers/', { who: asha })).body.data).toEqual([voucher]);
  });

  test('can be repeated by the owner, and the date stays the same', async () => {
    const { code } = await gifts.issue('500');
    const first = await gifts.redeem(asha, code);
    app.clock.advance(60_000);
    expect((await gifts.redeem(asha, code)).body).toEqual(first.body);
  });

  test('accepts the code as it is pasted: in any letter case, with spaces, dashes or a full stop', async () => {
    const { code } = await gifts.issue('500');
    const typed = ` ${code.toLowerCase().replace('-', ' ').replace('-', ' – ').replace('-', '\u00a0')}. `;
    expect((await gifts.redeem(asha, typed)).status).toBe(200);
  });

  test('answers the same for a code that is unknown, unpaid or another customer’s', async () => {
    const { giftCardId } = await gifts.payment(await gifts.ask());
    const { code: taken } = await gifts.issue('500');
    await gifts.redeem(await someone(), taken);
    const never = await gifts.redeem(asha, 'ABCD-EFGH-JKMN-PQRS-TVWX');
    expect([never.status, never.body.errors]).toEqual([422, { code: [UNKNOWN] }]);
    for (const code of [giftCode(testKeys, giftCardId), taken]) {
      const { status, body } = await gifts.redeem(asha, code);
      expect([status, body]).toEqual([never.status, never.body]);
    }
    expect(await gifts.balances(asha)).toEqual([]);
  });

  test('does not show the gift cards of another customer', async () => {
    await gifts.give(asha, '500');
    expect(await gifts.balances(await someone())).toEqual([]);
  });

  test('gives the gift card to one of 20 customers who enter its code at once', async () => {
    const { code } = await gifts.issue('500');
    const people = await Promise.all(Array.from({ length: 20 }, someone));
    const answers = await Promise.all(people.map((who) => gifts.redeem(who, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  describe('guessing', () => {
    test('is stopped after ten codes an hour, for the right code too', async () => {
      const { code } = await gifts.issue('500');
      for (let n = 0; n < 10; n++) {
        expect((await gifts.redeem(asha, 'ABCD-EFGH-JKMN-PQRS-TVWX')).status).toBe(422);
      }
      expect((await gifts.redeem(asha, code)).status).toBe(429);
      app.clock.advance(3_600_000);
      expect((await gifts.redeem(asha, code)).status).toBe(200);
    });

    test('does not include entering right codes', async () => {
      const { code } = await gifts.issue('500');
      for (let n = 0; n < 12; n++) expect((await gifts.redeem(asha, code)).status).toBe(200);
    });

    test('is counted under an idempotency key too', async () => {
      const body = { code: 'ABCD-EFGH-JKMN-PQRS-TVWX' };
      const headers = { 'Idempotency-Key': 'the-same' };
      const guess = () => app.call('POST /gift-vouchers/redeem/', { who: asha, headers, body });
      for (let n = 0; n < 10; n++) await guess();
      expect((await guess()).status).toBe(429);
    });
  });
});
