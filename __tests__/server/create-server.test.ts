import { expect, test } from '@jest/globals';
import { openServer } from '@/__tests__/support/open-server';

/** How long the usual proxies keep an idle connection, in seconds. */
const OF_PROXIES = 60;

test('an idle connection stays open for longer than a proxy reuses it', async () => {
  const { origin, close } = await openServer([], (_, answer) => answer.end('hello'));
  const answer = await fetch(origin);
  await answer.text();
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(OF_PROXIES);
  close();
});
