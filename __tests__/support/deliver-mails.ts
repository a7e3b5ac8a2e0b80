import { sendDueMails } from '@/shop-api/domain/mail/send-due-mails';
import { demoMail } from '@/shop-api/providers/mail/demo-mail';
import type { OutboxMessage } from '@/shop-api/providers/outbox/outbox';
import type { TestApp } from './test-app';
import { testDeps } from './test-deps';

/** Sends every mail that is due, as the running shop does every two seconds, and answers them. */
export async function deliverMails(app: TestApp): Promise<OutboxMessage[]> {
  const { db, clock, outbox } = app;
  const before = outbox.messages.length;
  const ctx = { ...testDeps({ db, clock }), alarm: (words: string) => app.alarms.push(words) };
  const mail = demoMail(outbox, clock);
  while ((await sendDueMails({ ctx, mail })).taken > 0);
  return outbox.messages.slice(before);
}
