import { afterEach, expect, test } from '@jest/globals';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { inTransaction } from '@/shop-api/db/transaction';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';
import { type MailWriters, sendDueMails } from '@/shop-api/domain/mail/send-due-mails';
import { mailWriters } from '@/shop-api/domain/mail-writers';
import type { Mail, MailMessage } from '@/shop-api/providers/mail/mail';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A mail server that stores the mails it gets. */
function office() {
  const sent: MailMessage[] = [];
  const mail: Mail = { send: async (message) => void sent.push(message) };
  return { sent, mail };
}

const down: Mail = { send: () => Promise.reject(new Error('The mail server is down')) };

const contextOf = (app: TestApp, db = app.db) => ({
  ...testDeps({ db, clock: app.clock }),
  alarm: (words: string) => app.alarms.push(words),
});

const owe = (app: TestApp, email: string, db = app.db) =>
  queueMail({
    ctx: contextOf(app, db),
    input: { kind: 'password_changed', payload: { email, at: app.clock.now().toISOString() } },
  });

const round = (app: TestApp, mail: Mail) =>
  sendDueMails({ ctx: contextOf(app), mail, writers: mailWriters });

onEachApp((app) => {
  afterEach(async () => void (await app.db.delete(mailQueue)));

  test('sends a queued mail, and not again', async () => {
    const { sent, mail } = office();
    await owe(app, 'one@example.com');
    expect(await round(app, mail)).toEqual({ taken: 1, failures: [] });
    expect(await round(app, mail)).toEqual({ taken: 0, failures: [] });
    expect(sent).toMatchObject([{ to: 'one@example.com' }]);
  });

  test('sends nothing that was queued by a rolled-back change', async () => {
    const { sent, mail } = office();
    const change = inTransaction(app.db, async (tx) => {
      await owe(app, 'undone@example.com', tx);
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    await round(app, mail);
    expect(sent).toEqual([]);
  });

  test('sends each mail once when several processes send', async () => {
    const { sent, mail } = office();
    const addresses = Array.from({ length: 60 }, (_, index) => `many.${index}@example.com`);
    for (const address of addresses) await owe(app, address);
    const sender = async () => {
      while ((await round(app, mail)).taken > 0);
    };
    await Promise.all([sender(), sender(), sender(), sender(), sender(), sender()]);
    expect(sent.map(({ to }) => to).sort()).toEqual(addresses.sort());
  });

  test('sends a mail that a killed process had begun, a minute later', async () => {
    await owe(app, 'begun@example.com');
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
    // A process that is killed while the server accepts the mail never gets an answer.
    void round(app, { send: () => new Promise(() => hasBegun()) });
    await begun;
    const { sent, mail } = office();
    app.clock.advance(MINUTE_MS - 1);
    expect(await round(app, mail)).toMatchObject({ taken: 0 });
    app.clock.advance(1);
    expect(await round(app, mail)).toMatchObject({ taken: 1 });
    expect(sent).toMatchObject([{ to: 'begun@example.com' }]);
  });

  test('does not send what another process sent while this one stood still', async () => {
    await owe(app, 'still@example.com');
    const { sent, mail } = office();
    const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: stands, resolve: stand } = Promise.withResolvers<void>();
    const slow: MailWriters = {
      ...mailWriters,
      async password_changed(given) {
        stand();
        await goesOn;
        return mailWriters.password_changed(given);
      },
    };
    const still = sendDueMails({ ctx: contextOf(app), mail, writers: slow });
    await stands;
    app.clock.advance(MINUTE_MS);
    await round(app, mail);
    goOn();
    await still;
    expect(sent).toMatchObject([{ to: 'still@example.com' }]);
    expect(await app.db.select().from(mailQueue)).toEqual([]);
  });

  test('retries after 1, 3, 9 … minutes and at last 6 hours, ten tries in all', async () => {
    await owe(app, 'late@example.com');
    const waits = [1, 3, 9, 27, 81, 243, 360, 360, 360].map((minutes) => minutes * MINUTE_MS);
    for (const wait of waits) {
      expect(await round(app, down)).toMatchObject({ taken: 1 });
      app.clock.advance(wait - 1);
      expect(await round(app, down)).toMatchObject({ taken: 0 });
      app.clock.advance(1);
      expect(app.alarms).toEqual([]);
    }
    const [error] = (await round(app, down)).failures;
    expect(error).toEqual(new Error('The mail server is down'));
    expect(app.alarms.splice(0)).toEqual(['A mail (password_changed) was given up after 10 tries']);
    expect(await app.db.select().from(mailQueue)).toEqual([]);
  });

  test('delivers a mail when the server is back', async () => {
    const { sent, mail } = office();
    await owe(app, 'back@example.com');
    await round(app, down);
    app.clock.advance(10 * MINUTE_MS);
    await round(app, mail);
    expect(sent).toMatchObject([{ to: 'back@example.com' }]);
    expect(await app.db.select().from(mailQueue)).toEqual([]);
  });

  test('lets no mail wait for another that cannot be written or sent', async () => {
    const { sent, mail } = office();
    const now = app.clock.now();
    await app.db.insert(mailQueue).values({ kind: 'of a later version', payload: {}, dueAt: now });
    await owe(app, 'poison@example.com');
    await owe(app, 'sound@example.com');
    const picky: Mail = {
      send: (message) => (message.to.startsWith('poison') ? down : mail).send(message),
    };
    expect((await round(app, picky)).failures).toHaveLength(2);
    expect(sent).toMatchObject([{ to: 'sound@example.com' }]);
    app.clock.advance(6 * HOUR_MS);
    expect(await round(app, mail)).toMatchObject({ taken: 2 });
  });

  test('stores no text and no link of a mail', async () => {
    await owe(app, 'row@example.com');
    const [row] = await app.db.select().from(mailQueue);
    expect(row?.payload).toEqual({ email: 'row@example.com', at: app.clock.now().toISOString() });
  });
});
