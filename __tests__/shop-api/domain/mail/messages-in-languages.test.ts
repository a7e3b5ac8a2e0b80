import { beforeAll, describe, expect, test } from '@jest/globals';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { mailTexts } from '@/scripts/texts/displayed-texts';
import { paragraph, quote, table } from '@/shop-api/domain/mail/email-sections';
import { textsIn } from '@/shop-api/domain/mail/language-of';
import { MESSAGE_PARTS } from '@/shop-api/domain/mail/message-template';
import { MESSAGE_TEMPLATES, TEMPLATE_NAMES } from '@/shop-api/domain/mail/templates/all-templates';
import { writeMail, writeSms } from '@/shop-api/domain/mail/write-message';

const READER = { email: 'hindi@example.com', mobile: '+919876501234' };
const VALUES = {
  number: 'VN100001',
  amount: '₹990.00',
  to_pay: '',
  arrival: '',
  money: '',
  link: 'https://vanya.example/orders/1',
};

const TRANSLATED = [
  ['Hindi', textsIn('hi'), /\p{Script=Devanagari}/u],
  ['Gujarati', textsIn('gu'), /\p{Script=Gujarati}/u],
] as const;

describe.each(TRANSLATED)('in %s', (_, translate, letters) => {
  test.each(TEMPLATE_NAMES)('%s has its default texts, with the same values', (name) => {
    for (const part of MESSAGE_PARTS) {
      const text = MESSAGE_TEMPLATES[name][part];
      const values = (one: string) => (one.match(/\{\w+\}/g) ?? []).sort();
      if (!/[A-Za-z]{2}/.test(text.replace(/\{\w+\}/g, ''))) continue;
      expect(translate(text)).toMatch(letters);
      expect(values(translate(text))).toEqual(values(text));
    }
  });

  test('every other text of a message is translated', () => {
    const missing = mailTexts().filter(({ text }) => translate(text) === text);
    expect(missing).toEqual([]);
  });
});

onEachApp((app) => {
  const context = () => ({
    ...{ db: app.db, clock: app.clock, publicOrigin: 'https://vanya.example' },
    alarm: () => undefined,
  });
  const placed = (to: string) =>
    writeMail(context(), {
      to,
      template: 'order.placed',
      values: VALUES,
      sections: [
        paragraph('It goes to:'),
        quote('Delivery'),
        table([{ label: 'Delivery', value: 'Free' }]),
      ],
      url: VALUES.link,
    });

  beforeAll(async () => {
    const { email, mobile: phone } = READER;
    await newCustomer(app.db, { email, phone, phoneProvenAt: new Date(), language: 'hi' });
  });

  test('an email is in the language of its account, what was typed stays', async () => {
    const { subject, text, html, to } = await placed(READER.email);
    expect(to).toBe(READER.email);
    expect(subject).toMatch(/VN100001/);
    expect(subject).toMatch(/\p{Script=Devanagari}/u);
    expect(html).toContain('<html lang="hi-IN">');
    expect(html).toContain('या यह लिंक खोलें:');
    expect(text).toContain('नमस्ते');
    expect(text).toContain('> Delivery');
    expect(text).toContain('https://vanya.example/hi/orders/1');
    expect(text).toMatch(/डिलीवरी[^:]*: मुफ़्त/);
  });

  test('an email to nobody’s address is in English', async () => {
    const { subject, html } = await placed('nobody@example.com');
    expect(subject).toBe('Your order VN100001 has reached us');
    expect(html).toContain('<html lang="en-IN">');
  });

  test('a text message is in the language of its account', async () => {
    const written = await writeSms(context(), {
      template: 'order.placed',
      values: VALUES,
      mobile: READER.mobile,
    });
    expect(written.language).toBe('hi');
    expect(written.text).toMatch(/VN100001/);
    expect(written.text).toMatch(/\p{Script=Devanagari}/u);
  });
});
