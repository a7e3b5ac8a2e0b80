import { expect, test } from '@jest/globals';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants } from '@/__tests__/support/invariants';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { onEachApp } from '@/__tests__/support/test-app';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { forgetUnpaidGiftCards } from '@/shop-api/domain/gift-cards/settle-gift-card';

const DAY_MS = 86_400_000;

onEachApp((app) => {
  const gifts = new GiftCards(app);
  const forget = () => forgetUnpaidGiftCards({ ctx: app });

  async function ask(): Promise<[Awaited<ReturnType<typeof gifts.ask>>, number]> {
    const answer = await gifts.ask();
    return [answer, (await gifts.payment(answer)).giftCardId];
  }

  test('deletes the personal data of a gift card that stays unpaid for a month', async () => {
    const [answer, left] = await ask();
    const { id: paid } = await gifts.issue('500');
    app.clock.advance(30 * DAY_MS);
    const [, young] = await ask();
    await forget();
    const named = {
      receiverEmail: SAMPLE_GIFT.receiver_email,
      senderName: SAMPLE_GIFT.sender_name,
    };
    expect(await gifts.row(left)).toMatchObject({ receiverEmail: '', senderName: '', message: '' });
    expect(await gifts.row(paid)).toMatchObject(named);
    expect(await gifts.row(young)).toMatchObject(named);

    await gifts.pay(answer);
    expect((await gifts.row(left)).balancePaise).toBe(0);
    const { txnid } = await gifts.payment(answer);
    const owed = (await app.db.select().from(refundsDue)).filter(({ paymentKey }) =>
      paymentKey.includes(txnid),
    );
    expect(owed).toMatchObject([{ amountPaise: 50_000, reason: 'paid too late' }]);
    await assertInvariants(app.db);
  });
});
