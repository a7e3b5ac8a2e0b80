import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OnlinePayment, STOCK } from '../../../support/online-payment';
import { onEachApp } from '../../../support/test-app';

const NEWS = ['paid', 'paid again', 'failed', 'pending', 'forged', 'hold over'] as const;
type News = (typeof NEWS)[number];

const isMoney = (news: News) => news.startsWith('paid');

onEachApp((app) => {
  const shop = new OnlinePayment(app);

  const PLAY: Record<News, () => Promise<unknown>> = {
    paid: () => shop.apply(shop.event('paid', 'first')),
    'paid again': () => shop.apply(shop.event('paid', 'second')),
    failed: () => shop.apply(shop.event('failed')),
    pending: () => shop.apply(shop.event('pending')),
    forged: () => app.send('/payments/payu/callback', forged()),
    'hold over': () => shop.pass(31 * 60_000),
  };

  const forged = () => ({ method: 'POST', body: `txnid=${shop.txnid}&status=success&hash=00` });

  it('ends in one truth whatever news comes in whatever order', async () => {
    const stories = fc.array(fc.constantFrom(...NEWS), { minLength: 1, maxLength: 7 });
    const holds = fc.asyncProperty(stories, async (story) => {
      await shop.begin();
      for (const news of story) await PLAY[news]();
      expect(await truth()).toEqual(told(story));
    });
    await fc.assert(holds, { numRuns: 30 });
  }, 90_000);

  const truth = async () => ({
    isPaid: (await shop.order())?.paidAt !== null,
    owed: (await shop.owed()).length,
    stock: await shop.stock(),
  });

  /** Paid in time is paid; all other money is owed; goods are gone as long as they are held or paid. */
  function told(story: News[]) {
    const payments = new Set(story.filter(isMoney)).size;
    const first = story.findIndex(isMoney);
    const isPaid = first >= 0 && !story.slice(0, first).includes('hold over');
    const isHeld = isPaid || !story.includes('hold over');
    return { isPaid, owed: payments - Number(isPaid), stock: isHeld ? STOCK - 2 : STOCK };
  }
});
