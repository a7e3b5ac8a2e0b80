import { afterEach, expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { testDeps } from '@/__tests__/support/test-deps';
import type { Database } from '@/shop-api/db/database';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';
import { mailWriters } from '@/shop-api/domain/mail-writers';
import { createLogger } from '@/shop-api/http/log';
import { startMailSender } from '@/shop-api/mail-sender';
import { systemClock } from '@/shop-api/providers/clock';
import type { Mail, MailMessage } from '@/shop-api/providers/mail/mail';
import type { Loop } from '@/shop-api/run-loop';

const senders: Loop[] = [];

/** A mail sender with short intervals; `lines` is its log. */
function start(db: Database, mail: Mail) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ level: 'warn', destination });
  const ctx = testDeps({ db, clock: systemClock });
  const { jobs: metrics } = ctx.metrics;
  const sender = startMailSender({
    ctx,
    mail,
    writers: mailWriters,
    metrics,
    logger,
    everyMs: 5,
  });
  senders.push(sender);
  return { sender, lines };
}

/** A mail server whose deliveries a test can await. */
function office(take: (message: MailMessage) => Promise<void> = async () => undefined) {
  const { promise: arrived, resolve } = Promise.withResolvers<MailMessage>();
  const sent: MailMessage[] = [];
  const mail: Mail = {
    async send(message) {
      resolve(message);
      await take(message);
      sent.push(message);
    },
  };
  return { mail, arrived, sent };
}

const owe = (db: Database, email: string) =>
  queueMail({
    ctx: { db, clock: systemClock },
    input: { kind: 'password_changed', payload: { email, at: new Date().toISOString() } },
  });

onEachDatabase((database) => {
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    await database.db.delete(mailQueue);
  });

  test('sends emails that are queued while it runs', async () => {
    const { mail, arrived } = office();
    start(database.db, mail);
    await owe(database.db, 'soon@example.com');
    expect(await arrived).toMatchObject({ to: 'soon@example.com' });
  });

  test('sends emails that an earlier process queued but did not send', async () => {
    await owe(database.db, 'earlier@example.com');
    const { mail, arrived } = office();
    start(database.db, mail);
    expect(await arrived).toMatchObject({ to: 'earlier@example.com' });
  });

  test('finishes the current email when it is stopped, and starts no other', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { mail, arrived, sent } = office(() => gate);
    const { sender } = start(database.db, mail);
    await owe(database.db, 'underway@example.com');
    await arrived;
    const stopped = sender.stop();
    await owe(database.db, 'next@example.com');
    open();
    await stopped;
    expect(sent).toMatchObject([{ to: 'underway@example.com' }]);
    expect(await database.db.select().from(mailQueue)).toMatchObject([
      { payload: { email: 'next@example.com' }, tries: 0 },
    ]);
  });

  test('logs a failed email without its address, and continues', async () => {
    const refused = office(() => Promise.reject(new Error('no room for refused@example.com')));
    const { lines } = start(database.db, refused.mail);
    await owe(database.db, 'refused@example.com');
    await refused.arrived;
    await senders[0]?.stop();
    expect(lines.join('')).toContain('A mail was not sent');
    expect(lines.join('')).not.toContain('refused@');
  });

  test('survives a temporary database failure', async () => {
    let failures = 2;
    const flaky = new Proxy(database.db, {
      get(db, name) {
        if (name === 'update' && failures-- > 0) throw new Error('the database is away');
        return Reflect.get(db, name, db);
      },
    });
    const { mail, arrived } = office();
    const { lines } = start(flaky, mail);
    await owe(database.db, 'later@example.com');
    expect(await arrived).toMatchObject({ to: 'later@example.com' });
    expect(lines).toHaveLength(2);
  });
});
