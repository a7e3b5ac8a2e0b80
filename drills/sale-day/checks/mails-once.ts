import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../shop-api/db/database.ts';
import { mailQueue } from '../../../shop-api/db/schema/mail-queue.ts';
import type { TakenMail } from '../machines/mailbox.ts';

const PATIENCE_MS = 180_000;

/** Waits until the workers have sent everything. @throws when they have not in three minutes */
export async function untilMailsSent(db: Database): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const left = await db.$count(mailQueue);
    if (left === 0) return;
    if (Date.now() > end) throw new Error(`${left} mails are not sent`);
    await pause(500);
  }
}

/**
 * Returns the orders whose mails are not one of each kind in the mailbox. A mailbox knows a repeated
 * hand-over by its id.
 * @param expected the number of mails by order
 */
export function mailsUnlike(taken: readonly TakenMail[], expected: Map<string, number>): string[] {
  const ids = new Map<string, TakenMail>(taken.map((mail) => [mail.id, mail]));
  const found = new Map<string, TakenMail[]>();
  for (const mail of ids.values()) {
    const number = /VN\d+/.exec(mail.subject)?.[0] ?? mail.subject;
    found.set(number, [...(found.get(number) ?? []), mail]);
  }
  const numbers = new Set([...expected.keys(), ...found.keys()]);
  return [...numbers].flatMap((number) => {
    const mails = found.get(number) ?? [];
    const subjects = new Set(mails.map(({ subject }) => subject));
    const isRight = mails.length === expected.get(number) && subjects.size === mails.length;
    return isRight ? [] : [`${number} has ${mails.length} mails: ${[...subjects].join(' | ')}`];
  });
}
