import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseServer, type ReleaseServer } from '../../__tests__/support/release-server.ts';
import { cacheNames, see } from '../../e2e/fixtures/stored-pages.ts';
import { test as base, expect } from '../../e2e/fixtures/test.ts';
import { MarkedClone } from './release/marked-clone.ts';
import { fillCart, goRound } from './release/walk.ts';
import { watchBuilds } from './release/watch-builds.ts';

/** Two builds on a machine that does something else besides, and the demo shop's pictures. */
const LIMIT_MS = 1_800_000;

/** A demo shop in place of a live one, since a new live shop has no goods; no TLS before it. */
const DEMO = {
  SHOP_MODE: 'demo',
  EDGE_CERTIFICATE: '',
  EDGE_CERTIFICATE_KEY: '',
  PICTURES_AHEAD: 'false',
  DEMO_PICTURE_WIDTH: '320',
  DEMO_HISTORY: 'false',
  CAPTCHA: 'off',
};

const PRODUCT = '/products/1002/monsoon-robusta-house-blend';

interface Released {
  clone: MarkedClone;
  server: ReleaseServer;
}

const test = base.extend<Released>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructured fixtures
  clone: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'vanya-builds-'));
    await use(new MarkedClone(join(folder, 'clone')));
    rmSync(folder, { recursive: true, force: true });
  },
  server: async ({ clone }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'vanya-rolling-'));
    const server = await openReleaseServer(folder, { changed: DEMO, settleSeconds: 15 });
    clone.commit('first');
    const { status, text } = await server.run('release.sh', clone.folder);
    expect([status, text]).toEqual([0, expect.stringContaining('is open.')]);
    await use(server);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => use(server.origin),
});

test.use({ serviceWorkers: 'allow', mayMove: true });
test.setTimeout(LIMIT_MS);

test('a shopper walks on while one build takes the place of another, and back again', async ({
  page,
  context,
  server,
  clone,
}) => {
  const watch = await watchBuilds(context);
  await see(page, PRODUCT);
  await fillCart(page);
  const [stored] = await cacheNames(page);
  await goRound(page);

  const walkDuring = async (work: ReturnType<ReleaseServer['run']>) => {
    let isOver = false;
    const over = work.finally(() => {
      isOver = true;
    });
    let rounds = 0;
    for (; !isOver; rounds += 1) await goRound(page);
    const { status, text } = await over;
    expect([status, text]).toEqual([0, expect.anything()]);
    return rounds;
  };

  clone.commit('second');
  const rounds = [await walkDuring(server.run('release.sh', clone.folder))];
  await goRound(page);
  // The worker of the build before has given way, with all that it stored.
  await expect
    .poll(() => cacheNames(page).then((names) => names.includes(stored ?? '')))
    .toBe(false);
  rounds.push(await walkDuring(server.run('rollback.sh')));
  await goRound(page);

  const documents = [...watch.documents.values()];
  console.info(`${rounds.join(' and ')} rounds, ${documents.length} documents`);
  const shown = new Set(documents.flatMap(({ builds }) => [...builds]));
  expect([...shown].sort()).toEqual(['first', 'second']);
  expect(watch.failed).toEqual([]);
  expect(documents.flatMap(({ opened, mixtures }) => mixtures.map((one) => [opened, one]))).toEqual(
    [],
  );
});
