import { setTimeout as pause } from 'node:timers/promises';
import { ORIGIN, THINKS_MS } from '../settings.ts';
import type { Answers } from './answers.ts';
import { throughProxy } from './ask-as.ts';

/** What visitors look at, often the same. */
const PAGES = [
  ...['/', '/shop', '/shop?page=2', '/hi', '/hi/shop', '/gu', '/blogs', '/store-locator'],
  ...['/categories/401/coffee', '/faq'],
];
const PRODUCT_PAGES = 60;
const WORDS = ['tea', 'honey', 'turmeric', 'soap', 'ghee', 'saffron glow', 'neem', 'oil', 'rice'];

const oneOf = (texts: readonly string[]) => texts[Math.floor(Math.random() * texts.length)] ?? '';
const someone = () => `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/** The addresses of products that visitors open, from the shop's own list. */
export async function productAddresses(answers: Answers): Promise<string[]> {
  const answer = await answers.ask('page', '/catalogue/sitemap/0.xml');
  const listed = answer?.text.matchAll(/<loc>([^<]+)<\/loc>/g) ?? [];
  const some = [...listed].slice(0, PRODUCT_PAGES).map(([, url = '']) => url.replace(ORIGIN, ''));
  if (some.length < PRODUCT_PAGES) throw new Error(`The sitemap lists ${some.length} products`);
  return some;
}

/** A visitor opens a page, often one of the products'; how long that took, in ms. */
export async function browse(answers: Answers, ofProducts: readonly string[]): Promise<number[]> {
  const path = oneOf(Math.random() < 0.3 ? ofProducts : PAGES);
  const answer = await answers.ask('page', path, { headers: throughProxy(someone()) });
  await pause(THINKS_MS.visitor);
  return answer ? [answer.tookMs] : [];
}

/** A visitor types, and opens what is found; how long each took, in ms. */
export async function search(answers: Answers): Promise<number[]> {
  const headers = throughProxy(someone());
  const words = oneOf(WORDS);
  const typed = encodeURIComponent(words.slice(0, 3));
  const suggested = await answers.ask('search', `/api/search?q=${typed}`, { headers });
  await pause(THINKS_MS.visitor);
  const path = `/shop?page=1&search=${encodeURIComponent(words)}`;
  const found = await answers.ask('search', path, { headers });
  await pause(THINKS_MS.visitor);
  return [suggested, found].flatMap((answer) => (answer ? [answer.tookMs] : []));
}
