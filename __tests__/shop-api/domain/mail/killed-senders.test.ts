import { expect, it } from '@jest/globals';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { queueMail } from '@/shop-api/domain/mail/queue-mail';
import { sendDueMails } from '@/shop-api/domain/mail/send-due-mails';
import type { Mail } from '@/shop-api/providers/mail/mail';
import { size } from '../../../support/size';
import { onEachApp } from '../../../support/test-app';
import { testDeps } from '../../../support/test-deps';

const KILLS = size({ quick: 10, heavy: 50 });
const AT_ONCE = 5;
/** What a sender has done of them when it is killed. */
const DONE = 3;
/** Enough that every sender finds as many as it takes. */
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
  /** To whom the server has taken a mail. */
  const arrived: string[] = [];
  /** To whom it had, when the sender was killed before it knew. */
  const unknown = new Set<string>();

  const left = async () => (await app.db.select().from(mailQueue)).length;
  const up: Mail = { send: async ({ to }) => void arrived.push(to) };

  /** A sender that is killed: one mail it has not handed over, one it has, and the others are done. */
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
    void sendDueMails({ ctx: ctx(), mail: { send } });
    while ((await left()) > before - DONE);
    app.clock.advance(A_DAY_MS);
  }

  it('a server that is away and killed senders lose no mail, and repeat none that is known to be sent', async () => {
    const addresses = Array.from({ length: MAILS }, (_, index) => `mail.${index}@example.com`);
    for (const email of addresses) {
      const payload = { email, at: app.clock.now().toISOString() };
      await queueMail({ ctx: ctx(), input: { kind: 'password_changed', payload } });
    }
    for (let minute = 0; minute < 10; minute++) {
      await sendDueMails({ ctx: ctx(), mail: down });
      app.clock.advance(MINUTE_MS);
    }
    for (let kill = 0; kill < KILLS; kill++) await sendUntilKilled();
    while ((await sendDueMails({ ctx: ctx(), mail: up })).taken > 0);
    expect([...new Set(arrived)].sort()).toEqual(addresses.sort());
    const repeated = arrived.filter((to, index) => arrived.indexOf(to) !== index);
    expect(repeated.filter((to) => !unknown.has(to))).toEqual([]);
    expect(unknown.size).toBeGreaterThan(0);
    expect([app.alarms, await left()]).toEqual([[], 0]);
  });
});
