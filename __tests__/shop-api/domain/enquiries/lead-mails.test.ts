import { beforeEach, describe, expect, test } from '@jest/globals';
import { deliverMails } from '@/__tests__/support/deliver-mails';
import { hostileNames } from '@/__tests__/support/hostile-names';
import {
  SAMPLE_BUSINESS_LEAD,
  SAMPLE_EXPORT_LEAD,
  SAMPLE_INQUIRY,
} from '@/__tests__/support/sample-enquiry';
import { captchaFor } from '@/__tests__/support/solve-captcha';
import { onEachApp } from '@/__tests__/support/test-app';
import { LANGUAGE_HEADER } from '@/contract/kit/headers';
import { shopProfile } from '@/contract/shop/shop';
import { leads } from '@/shop-api/db/schema/leads';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';

const A_DAY_MS = 86_400_000;
const DESK = shopProfile.support.email;

/** A script, or a picture or link that is not the shop's own. */
const FOREIGN =
  /<(script|img (?!(class="\w+" )?src="https:\/\/vanya)|a (?!(class="\w+" )?href="https:\/\/vanya))/i;

onEachApp((app) => {
  let made = 0;
  beforeEach(async () => void (await deliverMails(app)));

  /** Sends a message from an address of its own; returns the mails about it. */
  async function mailsAbout(changes: object = {}) {
    made += 1;
    const email = `sender${made}@example.com`;
    const recaptcha = await captchaFor(app, 'contact');
    const body = { ...SAMPLE_INQUIRY, email, recaptcha, ...changes };
    expect((await app.call('POST /inquiries/', { body })).status).toBe(200);
    const mails = await deliverMails(app);
    const [toShop, toSender] = [DESK, email].map((to) => mails.find((mail) => mail.to === to));
    return { email, mails, toShop, toSender };
  }

  test('the shop reads what was sent, and its answer goes to the sender', async () => {
    const { email, toShop } = await mailsAbout();
    expect(toShop?.replyTo).toBe(email);
    expect(toShop?.subject).toMatch(/^New message, number \d+$/);
    expect(toShop?.text).toContain(
      [
        '> Company: Rao Stores',
        '> Name: Asha Rao',
        '> Country: India',
        '> Phone: +919825011111',
        `> Email: ${email}`,
        '> Subject: Ghee in glass',
        '> Age group: 18 to 45',
        '> Description: Do you sell ghee in jars of glass?',
      ].join('\n'),
    );
  });

  test('the sender reads what reached the shop, and may answer to the shop', async () => {
    const { mails, toSender } = await mailsAbout();
    expect(mails).toHaveLength(2);
    expect(toSender).toMatchObject({ subject: 'We have your message', replyTo: DESK });
    expect(toSender?.text).toContain('> Description: Do you sell ghee in jars of glass?');
  });

  test('the sender without an account reads it in the language of the page, the shop in English', async () => {
    const email = 'hindi.sender@example.com';
    const recaptcha = await captchaFor(app, 'contact');
    const who = { [LANGUAGE_HEADER]: 'hi' };
    await app.call('POST /inquiries/', { who, body: { ...SAMPLE_INQUIRY, email, recaptcha } });
    const mails = await deliverMails(app);
    const textTo = (to: string) => mails.find((mail) => mail.to === to)?.text;
    expect(textTo(email)).toContain('> देश: भारत');
    expect(textTo(email)).toContain('18 से 45 साल');
    expect(textTo(DESK)).toContain('> Country: India');
  });

  test.each([
    ['business', 'POST /user/web/b2b/create/', SAMPLE_BUSINESS_LEAD, shopProfile.business],
    ['export', 'POST /user/web/Exportlead/create/', SAMPLE_EXPORT_LEAD, shopProfile.exports],
  ])(
    'a %s enquiry reaches those who answer it, with its questions',
    async (kind, call, sample, desk) => {
      const body = { ...sample, email: `${kind}@example.com` };
      await app.call(call, { body });
      const [toShop, toSender] = (await deliverMails(app)).sort((a, b) =>
        a.to === desk.email ? -1 : Number(b.to === desk.email),
      );
      expect(toShop).toMatchObject({ to: desk.email, replyTo: body.email });
      expect(toShop?.text).toContain('> Place: Ahmedabad, Gujarat, India');
      expect(toShop?.text).toContain('> Which products are you interested in? ');
      expect(toSender).toMatchObject({ to: body.email, subject: `We have your ${kind} enquiry` });
    },
  );

  describe('hostile text', () => {
    const LINKS = [
      'https://evil.example/win',
      'HTTP://EVIL.EXAMPLE',
      'www.evil.example',
      'evil.example/?a=b',
      'javascript://evil.example/%0aalert(1)',
      'mailto:evil@evil.example',
      'evil@evil.example',
      'tel://+911234567890',
      'अजीब.भारत',
    ];

    test.each(LINKS)('%s is no link in the confirmation, but is read by the shop', async (link) => {
      const { toShop, toSender } = await mailsAbout({ inquiry_description: `Look: ${link} (now)` });
      expect(toShop?.text).toContain(link);
      expect(toSender?.text).toContain('> Description: Look: [link] (now)');
      for (const text of [toSender?.text, toSender?.html]) expect(text).not.toContain(link);
    });

    test.each(['9.30 am, 1.5 kg, no. 4', 'i.e. this', '4/5 of them', 'Rs.250'])(
      'the plain words %j stay as they are',
      async (words) => {
        const { toSender } = await mailsAbout({ inquiry_description: words });
        expect(toSender?.text).toContain(`> Description: ${words}`);
      },
    );

    test('in a name cannot pretend to be another field', async () => {
      const { toShop } = await mailsAbout({ name: 'Asha\r\nPhone: +911234567890' });
      expect(toShop?.text).toContain('> Name: Asha Phone: +911234567890\n> Country: India');
    });

    test('becomes neither markup nor a header', async () => {
      for (const name of hostileNames(20)) {
        const subject = `${name}\r\nBcc: all@example.com`;
        const { mails } = await mailsAbout({ name, company: name, subject });
        for (const mail of mails) {
          expect(mail.html).not.toMatch(FOREIGN);
          expect(mail.subject).not.toMatch(/[\r\n]|Bcc|</);
          expect(mail.text.replaceAll(/^> .*$/gm, '')).not.toContain('all@example.com');
        }
      }
    });
  });

  test('a mailbox gets three confirmations a day, however many messages name it', async () => {
    const counts = [];
    for (const subject of ['one', 'two', 'three', 'four', 'five']) {
      const email = 'Flooded@example.com';
      const { mails } = await mailsAbout({
        subject,
        email: subject === 'two' ? email : email.toLowerCase(),
      });
      counts.push(mails.length);
    }
    expect(counts).toEqual([2, 2, 2, 1, 1]);
    app.clock.advance(A_DAY_MS);
    expect((await mailsAbout({ subject: 'six', email: 'flooded@example.com' })).mails).toHaveLength(
      2,
    );
  });

  test('the queue contains no text, and a deleted message is not mailed', async () => {
    const recaptcha = await captchaFor(app, 'contact');
    await app.call('POST /inquiries/', { body: { ...SAMPLE_INQUIRY, subject: 'Gone', recaptcha } });
    expect(JSON.stringify(await app.db.select().from(mailQueue))).not.toMatch(/Asha|asha/);
    await app.db.delete(leads);
    expect(await deliverMails(app)).toEqual([]);
  });
});
