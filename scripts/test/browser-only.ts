import { withCrew } from '../shop/crew.ts';
import { runBrowserTests } from './browser-tests.ts';
import { openTestShop } from './test-shop.ts';

await withCrew(async (crew) => {
  const shop = await openTestShop(crew);
  const { failed } = await runBrowserTests(shop, process.argv.slice(2));
  return failed === 0 ? 0 : 1;
}, 130);
