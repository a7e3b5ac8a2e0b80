import { beforeAll, expect, test } from '@jest/globals';
import { OTHER_COMPANY, SAMPLE_FACTS, saveCompany } from '@/__tests__/support/other-company';
import { onEachApp } from '@/__tests__/support/test-app';
import { LANGUAGE_CODES, type Language } from '@/contract/shop/languages';
import { SAMPLE_VALUES } from '@/shop-api/domain/mail/manage/sample-message';
import {
  MESSAGE_TEMPLATES,
  TEMPLATE_NAMES,
  type TemplateName,
} from '@/shop-api/domain/mail/templates/all-templates';
import { mailOf, smsOf, writeSms } from '@/shop-api/domain/mail/write-message';

const ORIGIN = 'https://salt.in';
const cases = LANGUAGE_CODES.flatMap((language) =>
  TEMPLATE_NAMES.map((name) => [language, name] as const),
);

onEachApp((app) => {
  const ctx = () => ({
    ...{ db: app.db, clock: app.clock, publicOrigin: ORIGIN },
    alarm: () => undefined,
  });
  const written = async (language: Language, text: (typeof MESSAGE_TEMPLATES)[TemplateName]) => {
    const message = { language, text, values: { ...SAMPLE_VALUES, link: `${ORIGIN}/orders/1` } };
    const { subject, html, text: plain } = await mailOf(ctx(), { ...message, url: ORIGIN });
    return [subject, html, plain, (await smsOf(ctx(), message)).sms].join('\n');
  };

  beforeAll(() => saveCompany(app, OTHER_COMPANY));

  test.each(cases)('in %s, %s says no fact of another company', async (language, name) => {
    const found = (await written(language, MESSAGE_TEMPLATES[name])).match(SAMPLE_FACTS);
    expect(found).toBeNull();
  });

  test('a text has the facts of the company in its places, and its own words as they are', async () => {
    const template = MESSAGE_TEMPLATES['appointment.booked'];
    const sms = 'Vanya was our name. {shop}, {phone}, {address}, {membership}: {when}';
    expect(await written('en', { ...template, sms })).toContain(
      'Vanya was our name. Salt & Sons, +91 94432 23123, 12 Club Road, Coonoor, Tamil Nadu 643101, Salt Club: 21 November 2026',
    );
  });

  test('a carrier gets the values of the message alone: the rest is registered', async () => {
    const { text, variables } = await writeSms(ctx(), {
      ...{ template: 'appointment.booked', mobile: '+919876500000' },
      values: { when: 'today' },
    });
    expect(text).toBe(
      'Your Salt & Sons consultation is booked for today. Questions: +91 94432 23123',
    );
    expect(variables).toEqual({ when: 'today' });
  });
});
