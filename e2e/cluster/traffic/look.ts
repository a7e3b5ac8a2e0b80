import { setTimeout as pause } from 'node:timers/promises';
import { THINKS_MS } from '../settings.ts';
import type { Answers } from './answers.ts';
import { throughProxy } from './ask-as.ts';

/** What visitors look at, often the same. */
const PAGES = [
  ...['/', '/shop', '/shop?page=2', '/hi', '/hi/shop', '/gu', '/blogs', '/store-locator'],
  ...['/products/1001/hill-shade-arabica-beans', '/shop?page=1&category=401', '/faqs'],
];
const WORDS = ['tea', 'honey', 'turmeric', 'soap', 'ghee', 'saffron glow', 'neem', 'oil', 'rice'];

const oneOf = (texts: readonly string[]) => texts[Math.floor(Math.random() * texts.length)] ?? '';
const someone = () => `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/** A visitor opens a page, often that of any product; how long that took, in ms. */
export async function browse(answers: Answers): Promise<number[]> {
  const product = `/products/${1001 + Math.floor(Math.random() * 60)}/x`;
  const path = Math.random() < 0.3 ? product : oneOf(PAGES);
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
