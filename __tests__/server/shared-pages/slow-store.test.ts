import { expect, test } from '@jest/globals';
import { NoticeLedger } from '@/server/shared-pages/notice-ledger';
import { SharedPages } from '@/server/shared-pages/shared-pages';

const LIFE = { revalidate: 3600, expire: undefined };

test('a store that takes pages slower than they are rendered is handed some of them', async () => {
  const ledger = new NoticeLedger();
  ledger.follow([], 1);
  const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
  let written = 0;
  const store = {
    isUsed: true,
    read: async () => undefined,
    async write() {
      await slow;
      written += 1;
    },
    close: () => undefined,
  };
  const onRead = () => undefined;
  const pages = new SharedPages({ store, ledger, namespace: 'build', secret: 'a-secret', onRead });
  for (let n = 0; n < 500; n++) pages.write(`/web/${n}`, 'a page', LIFE);
  goOn();
  await pages.close();
  expect(written).toBe(50);
  pages.write('/web/later', 'a page', LIFE);
  await pages.close();
  expect(written).toBe(51);
});
