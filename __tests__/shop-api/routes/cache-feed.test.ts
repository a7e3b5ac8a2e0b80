import { expect, test } from '@jest/globals';
import { TestApp } from '@/__tests__/support/test-app';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { NoticeFeed } from '@/shop-api/cache-feed';
import { storedCacheNotices } from '@/shop-api/domain/cache-notices/store-notices';

const SECRET = 'a-secret-of-thirty-two-characters';
const headers = { Authorization: `Bearer ${SECRET}` };
/** Longer than a test may last: an answer has not waited for it. */
const FOR_EVER_MS = 600_000;

onEachDatabase((database) => {
  const appOf = (feed: NoticeFeed, feedSecret: string | undefined = SECRET) =>
    new TestApp(() => database.db, { feed, feedSecret });
  const ask = async (app: TestApp, query = '') =>
    (await app.send(`/cache-notices/${query}`, { headers })).body;

  test('an answer comes with the next notice of this process', async () => {
    const feed = new NoticeFeed(database.db, undefined, FOR_EVER_MS);
    const app = appOf(feed);
    const { newest } = await ask(app);
    const answer = ask(app, `?after=${newest}`);
    storedCacheNotices({ db: database.db, onStored: feed.wake }).send(['home']);
    expect(await answer).toMatchObject({ newest: newest + 1, has_missed: false });
  });

  test('and with one of another process', async () => {
    const app = appOf(new NoticeFeed(database.db, undefined, FOR_EVER_MS));
    const { newest } = await ask(app);
    const answer = ask(app, `?after=${newest}`);
    storedCacheNotices({ db: await database.another() }).send(['blogs']);
    const { notices } = await answer;
    expect(notices.at(-1)).toEqual({ id: newest + 1, tags: ['blogs'] });
  });

  test('without any it comes empty, after the wait or when the API stops', async () => {
    const { newest } = await ask(appOf(new NoticeFeed(database.db)));
    const empty = { newest, has_missed: false };
    expect(
      await ask(appOf(new NoticeFeed(database.db, undefined, 1)), `?after=${newest}`),
    ).toMatchObject(empty);

    const feed = new NoticeFeed(database.db, undefined, FOR_EVER_MS);
    const answer = ask(appOf(feed), `?after=${newest}`);
    const stopping = setInterval(() => feed.stop(), 1);
    expect(await answer).toMatchObject(empty);
    clearInterval(stopping);
  });

  test.each([
    ['without the secret', {}, ''],
    ['with another secret', { Authorization: 'Bearer another' }, ''],
    ['after no id', headers, '?after=-1'],
    ['after no number', headers, '?after=1e3'],
  ])('does not exist %s', async (_what, given, query) => {
    const app = appOf(new NoticeFeed(database.db));
    const { status } = await app.send(`/cache-notices/${query}`, { headers: given });
    expect(status).toBe(404);
  });

  test('does not exist in an API without a secret', async () => {
    const { status } = await appOf(new NoticeFeed(database.db), '').send('/cache-notices/', {
      headers: { Authorization: 'Bearer ' },
    });
    expect(status).toBe(404);
  });
});
