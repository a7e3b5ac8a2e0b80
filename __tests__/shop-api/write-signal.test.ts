import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { WriteSignal } from '@/shop-api/write-signal';

/** Longer than a test may last: what has waited for it never ends. */
const FOR_EVER_MS = 600_000;
const OFTEN_MS = 1;

onEachDatabase((database) => {
  /** A signal that has looked once, so that only what comes from now on is news. */
  async function settled() {
    const writes = new WriteSignal(database, OFTEN_MS);
    await writes.next({ seen: '', restMs: FOR_EVER_MS });
    return writes;
  }

  test('says that another process has written', async () => {
    const other = await database.another();
    const writes = await settled();
    const seen = writes.snapshot;
    const next = writes.next({ seen, restMs: FOR_EVER_MS });
    await other.execute(sql`CREATE TABLE somebody_wrote ()`);
    await next;
    expect(writes.snapshot).not.toBe(seen);
  });

  test('says it again when a transaction that it has seen is at its end', async () => {
    const other = await database.another();
    // An embedded database has no second transaction.
    if (other === database.db) return;
    const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = other.transaction(async (tx) => {
      await tx.execute(sql`CREATE TABLE somebody_writes ()`);
      begun.resolve();
      await ending.promise;
    });
    await begun.promise;
    const writes = await settled();
    const seen = writes.snapshot;
    const next = writes.next({ seen, restMs: FOR_EVER_MS });
    ending.resolve();
    await Promise.all([writing, next]);
    expect(writes.snapshot).not.toBe(seen);
  });

  test('does not ask again a database that nobody else has asked', async () => {
    let count = 0;
    const writes = new WriteSignal({ db: database.db, asked: () => count }, OFTEN_MS);
    await writes.next({ seen: '', restMs: FOR_EVER_MS });
    count += 1;
    const seen = writes.snapshot;
    await database.db.execute(sql`CREATE TABLE unseen ()`);
    await writes.next({ seen, restMs: 50 });
    expect(writes.snapshot).toBe(seen);
    count += 1;
    await writes.next({ seen, restMs: FOR_EVER_MS });
    expect(writes.snapshot).not.toBe(seen);
  });

  test('ends a rest in which nothing is written, and one that is given up', async () => {
    const writes = await settled();
    await writes.next({ seen: writes.snapshot, restMs: 1 });
    const stopping = new AbortController();
    const { signal } = stopping;
    const rest = writes.next({ seen: writes.snapshot, restMs: FOR_EVER_MS, signal });
    stopping.abort();
    await rest;
  });
});
