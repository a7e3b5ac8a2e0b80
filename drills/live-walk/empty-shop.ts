import { banner } from './chapters/banner.ts';
import { buying } from './chapters/buying.ts';
import { category } from './chapters/category.ts';
import { company } from './chapters/company.ts';
import { delivery } from './chapters/delivery.ts';
import { imported } from './chapters/imported.ts';
import { logIn } from './chapters/log-in.ts';
import { policy } from './chapters/policy.ts';
import { post } from './chapters/post.ts';
import { products } from './chapters/products.ts';
import { trail } from './chapters/trail.ts';
import type { Walk } from './hands/walk.ts';
import { test } from './test.ts';

/** What a new member of staff does, in the order of the first steps. */
const CHAPTERS: Record<string, (walk: Walk) => Promise<void>> = {
  'the first member of staff logs in': logIn,
  'the company says who it is': company,
  'deliveries have their price': delivery,
  'a category has its banner': category,
  'five products are written': products,
  'five products come from a file': imported,
  'the home page has banners': banner,
  'a policy is written': policy,
  'a post appears': post,
  'a shopper finds and buys': buying,
  'the trail tells it all': trail,
};

test.use({ mayMove: true, expectedComplaints: [/40[14]|422/] });

test('an empty live shop is put up at its desk in two languages, and sells', async ({
  page,
  shop,
  browser,
}) => {
  for (const [title, chapter] of Object.entries(CHAPTERS))
    await test.step(title, () => chapter({ page, shop, browser }));
});
