import { describe, expect } from '@jest/globals';
import { edgeTest, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';

/** More than nginx bears of a server before it passes it over. */
const PAGES = 25;

const edge = withEdge({ pageSeconds: 1 }, 1, { EDGE_STOREFRONTS: '1' });

const statusOf = async (path: string) => (await rawAnswer(edge.url + path)).status;
const statusesOf = (count: number, path: (n: number) => string) =>
  Promise.all(Array.from({ length: count }, (_, n) => statusOf(path(n))));

describe('the edge before one storefront that is slow and one that is closed', () => {
  edgeTest('asks the slow one for all that it answers in time', async () => {
    edge.reply = ({ url }, answer) => {
      if (!url?.startsWith('/shop')) answer.end('quick');
    };
    expect(await statusesOf(PAGES, (n) => `/shop?page=${n}`)).toEqual(Array(PAGES).fill(503));
    expect(await statusesOf(PAGES, () => '/api/session')).toEqual(Array(PAGES).fill(200));
    expect(await statusesOf(PAGES, (n) => `/faq?page=${n}`)).toEqual(Array(PAGES).fill(200));
  });
});
