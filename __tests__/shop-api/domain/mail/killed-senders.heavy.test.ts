import { expect, test } from '@jest/globals';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';
import { sendDueMails } from '@/shop-api/domain/mail/send-due-mails';
import { mailWriters as writers } from '@/shop-api/domain/mail-writers';
import type { Mail } from '@/shop-api/providers/mail/mail';

const KILLS = size({ quick: 10, heavy: 50 });
const AT_ONCE = 5;
/** Mails that a sender has sent completely when it is killed. */
const DONE = 3;
/** Enough mails that every sender finds a full batch. */
const MAILS = KILLS * DONE + AT_ONCE;
const MINUTE_MS = 60_000;
const A_DAY_MS = 1440 * MINUTE_MS;

const down: Mail = { send: () => Promise.reject(new Error('The mail server is down')) };
const never = new Promise<never>(() => undefined);

onEachApp((app) => {
  const ctx = () => ({
    ...testDeps({ db: app.db, clock: app.clock }),
    alarm: (words: string) => app.alarms.push(words),
  });
  /** Recipients whose mail the server has accepted. */
  const arrived: string[] = [];
  /** Recipients whose mail was accepted by a server before the killed sender noticed. */
  const unknown = new Set<string>();

  const left = async () => (await app.db.select().from(mailQueue)).length;
  const up: Mail = { send: async ({ to }) => void arrived.push(to) };

  /** Runs a sender that is killed with one mail unsent, one just accepted and the others done. */
  async function sendUntilKilled(): Promise<void> {
    const before = await left();
    let count = 0;
    const send: Mail['send'] = async (message) => {
      count += 1;
      const place = count;
      if (place === 1) return never;
      await up.send(message);
      if (place !== 2) return;
      unknown.add(message.to);
      return never;
    };
    void sendDueMails({ ctx: ctx(), mail: { send }, writers });
    while ((await left()) > before - DONE);
    app.clock.advance(A_DAY_MS);
  }

  test('an outage and killed senders lose no mail, and repeat none known to be sent', async () => {
    const addresses = Array.from({ length: MAILS }, (_, index) => `mail.${index}@example.com`);
    for (const email of addresses) {
      const payload = { email, at: app.clock.now().toISOString() };
      await queueMail({ ctx: ctx(), input: { kind: 'password_changed', payload } });
    }
    for (let minute = 0; minute < 10; minute++) {
      await sendDueMails({ ctx: ctx(), mail: down, writers });
      app.clock.advance(MINUTE_MS);
    }
    for (let kill = 0; kill < KILLS; kill++) await sendUntilKilled();
    while ((await sendDueMails({ ctx: ctx(), mail: up, writers })).taken > 0);
    expect([...new Set(arrived)].sort()).toEqual(addresses.sort());
    const repeated = arrived.filter((to, index) => arrived.indexOf(to) !== index);
    expect(repeated.filter((to) => !unknown.has(to))).toEqual([]);
    expect(unknown.size).toBeGreaterThan(0);
    expect([app.alarms, await left()]).toEqual([[], 0]);
  });
});
