import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { bookTime, openHour } from '@/__tests__/support/appointment';
import { buyMembership } from '@/__tests__/support/buy-membership';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { shopProfile } from '@/contract/shop/shop';
import { appointments } from '@/shop-api/db/schema/appointments';
import { customers } from '@/shop-api/db/schema/customers';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { sendDueMails } from '@/shop-api/domain/mail/send-due-mails';
import { mailWriters } from '@/shop-api/domain/mail-writers';

const DESK = shopProfile.support.email;
const HEALTH = /Hairfall|monsoon|Ayurvedic|near the lake/i;

onEachApp((app) => {
  let made = 0;
  beforeEach(async () => void (await deliverMails(app)));

  /** Books a time of its own, and returns the messages about it. */
  async function messagesAbout(
    changes: object = {},
    between = async () => undefined as unknown,
    isMember = false,
  ) {
    made += 1;
    const { id } = await newCustomer(app.db, isMember ? { phone: '+919811116666' } : {});
    const who = await app.customer(id);
    if (isMember) await buyMembership(app, who);
    const own = {
      email: `seeker${made}@example.com`,
      mobile: `98250${String(made).padStart(5, '0')}`,
    };
    const start = await openHour(app);
    expect((await bookTime(app, who, start, { ...own, ...changes })).status).toBe(200);
    await between();
    const messages = await deliverMails(app);
    return {
      ...own,
      start,
      messages,
      mail: messages.find(({ to }) => to === own.email),
      desk: messages.find(({ to }) => to === DESK),
      sms: messages.find(({ kind }) => kind === 'sms'),
    };
  }

  test('a booking is confirmed by mail and text message, and the desk hears of it', async () => {
    const { messages, mail, desk, sms, mobile, email, start } = await messagesAbout();
    const time = start.slice(11, 16);
    const clock = `${Number(time.slice(0, 2)) || 12}:${time.slice(3)} am`;
    expect(messages).toHaveLength(3);
    expect(mail).toMatchObject({ subject: 'Your consultation is booked', replyTo: DESK });
    expect(mail?.text).toContain(`Begins: 1 December 2026, ${clock} (India)`);
    expect(mail?.text).toContain('Takes: 20 minutes');
    expect(mail?.text).toContain(`> For Asha Rao\n> +91${mobile}`);
    expect(mail?.text).toContain('https://vanya.example/profile#appointments');
    expect(desk).toMatchObject({ replyTo: email });
    expect(desk?.text).toContain(
      `> Asha Rao\n> Female, 18 to 45\n> India\n> +91${mobile}\n> ${email}`,
    );
    expect(sms).toMatchObject({
      to: `+91${mobile}`,
      text: `Your Vanya consultation is booked for 1 December 2026, ${clock} (India). Questions: ${shopProfile.support.phone}`,
    });
  });

  test('a member and the desk read that a first answer comes in some hours; nobody else does', async () => {
    const of = async (isMember: boolean) => {
      await deliverMails(app);
      const { mail, desk } = await messagesAbout({}, undefined, isMember);
      return { mail: mail?.text ?? '', desk: desk?.text ?? '', title: desk?.subject ?? '' };
    };
    const member = await of(true);
    expect(member.mail).toContain('a first answer to what you wrote by email, in 2-3 hours');
    expect(member.desk).toContain('a first answer to what they wrote in 2-3 hours');
    expect(member.title).toMatch(/booked by a member$/);
    const other = await of(false);
    expect(other.mail + other.desk + other.title).not.toMatch(/first answer|member/);
  });

  test('no message and no row of the queue contains what a patient wrote about health', async () => {
    const queued: unknown[] = [];
    const { messages } = await messagesAbout({}, async () => {
      queued.push(await app.db.select().from(mailQueue));
    });
    expect(JSON.stringify(queued)).toContain('appointment_sms');
    expect(JSON.stringify(queued)).not.toMatch(/Asha|98250|example/);
    expect(messages.filter((message) => HEALTH.test(JSON.stringify(message)))).toEqual([]);
  });

  test('the mail has the appointment as a calendar file', async () => {
    const { mail, start } = await messagesAbout();
    const [file] = mail?.attachments ?? [];
    expect(mail?.attachments).toHaveLength(1);
    expect(file).toMatchObject({
      name: 'consultation.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    const utc = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const lines = file?.content.replaceAll('\r\n ', '').split('\r\n') ?? [];
    expect(lines).toContain(`DTSTART:${utc(Date.parse(start))}`);
    expect(lines).toContain(`DTEND:${utc(Date.parse(start) + 20 * 60_000)}`);
    expect(lines.filter((line) => /^UID:appointment-\d+@vanya$/.test(line))).toHaveLength(1);
  });

  test('the mail and its calendar file are in the language of the account', async () => {
    const { id } = await newCustomer(app.db);
    const email = 'hindi.seeker@example.com';
    await app.db.update(customers).set({ email, language: 'hi' }).where(eq(customers.id, id));
    const { messages } = await messagesAbout({ email });
    const mail = messages.find(({ to }) => to === email);
    expect(mail?.text).toContain('> Asha Rao के लिए\n> +91');
    const file = mail?.attachments?.[0]?.content.replaceAll('\r\n ', '');
    expect(file).toContain('SUMMARY:Vanya परामर्श\r\n');
    expect(file).toContain('रद्द करने के लिए: https://vanya.example/hi/profile#appointments\r\n');
    expect(file).toContain('LOCATION:ऑनलाइन\r\n');
  });

  test('a name with links or markup is neither in the mail', async () => {
    const name = '<img src=x> evil.example\r\nBcc: all@example.com';
    const { mail, desk } = await messagesAbout({ name });
    expect(mail?.text).toContain('> For <img src=x> [link] Bcc: [link]\n');
    for (const message of [mail, desk]) {
      expect(message?.html).not.toContain('<img src=x');
      expect(message?.subject).not.toMatch(/evil|Bcc/);
    }
    expect(mail?.attachments?.[0]?.content).not.toContain('evil');
  });

  test('a phone outside of India gets no text message', async () => {
    const { messages } = await messagesAbout({ country_id: 111, mobile: '7700900123' });
    expect(messages.map(({ kind }) => kind)).toEqual(['mail', 'mail']);
  });

  test('nothing is said about a booking that was cancelled before its mails were sent', async () => {
    const cancelAll = () => app.db.update(appointments).set({ state: 'cancelled' });
    expect((await messagesAbout({}, cancelAll)).messages).toEqual([]);
  });

  describe('a gateway that is down', () => {
    test('delays the text message, not the booking or its mails', async () => {
      const sent: string[] = [];
      let isDown = true;
      const sendText = async ({ mobile }: { mobile: string }) => {
        if (isDown) throw new Error('The gateway is down');
        sent.push(mobile);
      };
      const round = () => {
        const deps = testDeps({ db: app.db, clock: app.clock });
        const ctx = { ...deps, sms: { ...deps.sms, sendText } };
        const mail = { send: async ({ to }: { to: string }) => void sent.push(to) };
        return sendDueMails({ ctx, mail, writers: mailWriters });
      };
      const mobile = '9825099999';
      await messagesAbout({ mobile }, async () => {
        expect((await round()).failures).toHaveLength(1);
        expect(sent.filter((to) => to.includes('@'))).toHaveLength(2);
        isDown = false;
        app.clock.advance(60_000);
        await round();
      });
      expect(sent.filter((to) => to === `+91${mobile}`)).toHaveLength(1);
      const left = await app.db
        .select()
        .from(mailQueue)
        .where(eq(mailQueue.kind, 'appointment_sms'));
      expect(left).toEqual([]);
    });
  });
});
