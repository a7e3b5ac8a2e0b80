import { shopProfile } from '@/contract/shop/shop';
import { sendDueMails } from '@/shop-api/domain/mail/send-due-mails';
import { mailWriters } from '@/shop-api/domain/mail-writers';
import { demoMail } from '@/shop-api/providers/mail/mail';
import type { OutboxMessage } from '@/shop-api/providers/outbox';
import type { TestApp } from './test-app';
import { testDeps } from './test-deps';

/** Sends every due email and text message, as the running shop does every two seconds; returns them. */
export async function deliverMails(app: TestApp): Promise<OutboxMessage[]> {
  const { db, clock, outbox } = app;
  const before = outbox.messages.length;
  const ctx = {
    ...testDeps({ db, clock, outbox }),
    alarm: (text: string) => app.alarms.push(text),
  };
  const mail = demoMail(outbox, clock);
  while ((await sendDueMails({ ctx, mail, writers: mailWriters })).taken > 0);
  return outbox.messages.slice(before);
}

/** The same, without the mails to those who run the shop. */
export async function deliverToCustomers(app: TestApp): Promise<OutboxMessage[]> {
  const ofShop = shopProfile.support.email;
  return (await deliverMails(app)).filter(
    (message) => message.kind === 'sms' || message.to !== ofShop,
  );
}
