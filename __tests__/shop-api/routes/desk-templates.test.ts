import { describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { onEachApp } from '@/__tests__/support/test-app';
import { COMPANY_PLACES } from '@/contract/settings/company-places';
import { readTemplate } from '@/shop-api/domain/mail/stored-templates';
import { TEMPLATE_NAMES } from '@/shop-api/domain/mail/templates/all-templates';

const PATH = '/staff/templates/order.placed/';

onEachApp((app) => {
  const ask = asDesk(app);
  const read = async () => (await ask(`GET ${PATH}`)).body;
  const preview = async (fields: object, language = 'en') =>
    ask(`POST ${PATH}preview/`, { fields, language });

  describe('the texts of a message', () => {
    test('are saved, used within five seconds, and brought back', async () => {
      const { data, version } = await read();
      const own = ['number', 'amount', 'to_pay', 'arrival', 'money', 'link'];
      expect(data.values).toEqual([...own, ...COMPANY_PLACES]);
      const hi = { subject: 'नमस्ते! {number} मिल गया' };
      const fields = { ...data, subject: 'Namaste! {number} is here', translations: { hi } };
      expect((await ask(`PUT ${PATH}`, { version, fields })).status).toBe(200);
      app.clock.advance(5_000);
      const { db, clock } = app;
      const used = await readTemplate({ db, clock, alarm: () => undefined }, 'order.placed');
      expect(used).toMatchObject({ subject: fields.subject, translations: { hi } });
      const { body: list } = await ask('GET /staff/templates/?q=order.placed');
      expect(list.data).toMatchObject([
        { id: 'order.placed', is_edited: true, has_sms: true, languages: ['en', 'hi'] },
      ]);
      const { body: first } = await ask('GET /staff/trail/template/order.placed/0/');
      const changed = await read();
      await ask(`PUT ${PATH}`, { version: changed.version, fields: first.data });
      expect((await read()).data).toEqual(data);
    });

    test.each([
      [{ subject: 'Order {nummer}' }, 'subject', 'Subject has {nummer}, which'],
      [{ intro: 'A {number and more' }, 'intro', 'Text before the goods has a brace'],
      [{ subject: '' }, 'subject', 'Subject is required'],
      [{ button: 'See\nit' }, 'button', 'Button must be one line'],
      [{ sms: 'x'.repeat(460) }, 'sms', 'Text message must be at most 459 characters'],
      [{ translations: { hi: { sms: '{x}' } } }, 'translations.hi.sms', 'Text message has {x}'],
    ])('with %j are refused by name', async (wrong, field, message) => {
      const { data, version } = await read();
      const fields = { ...data, ...wrong };
      const answers = [await ask(`PUT ${PATH}`, { version, fields }), await preview(fields)];
      for (const { status, body } of answers) {
        expect([status, body.errors?.[field]]).toEqual([422, [expect.stringContaining(message)]]);
      }
    });
  });

  describe('the preview of a message', () => {
    test.each(TEMPLATE_NAMES)('of %s has no value without a sample', async (name) => {
      const path = `/staff/templates/${name}/`;
      const { body } = await ask(`GET ${path}`);
      const shown = await ask(`POST ${path}preview/`, { fields: body.data });
      expect(shown.status).toBe(200);
      const { subject, html, text, sms } = shown.body.data;
      expect(html).toContain('<!doctype html>');
      expect([subject, text, sms].join(' ')).not.toMatch(/[{}]|undefined/);
      expect(sms === '').toBe(body.data.sms === '');
    });

    test('is what was typed, in its language, in the mail that would be sent', async () => {
      const { data } = await read();
      const hi = { subject: 'नमस्ते! {number} मिल गया' };
      const fields = { ...data, subject: 'Namaste! {number}', translations: { hi } };
      expect((await preview(fields)).body.data).toMatchObject({
        subject: 'Namaste! VN100001',
        text: expect.stringContaining('A2 Ghee × 1: ₹890.00'),
        sms: expect.stringContaining('Rs 1,250.00'),
      });
      const inHindi = (await preview(fields, 'hi')).body.data;
      expect(inHindi.subject).toBe('नमस्ते! VN100001 मिल गया');
      expect(inHindi.html).toContain('lang="hi-IN"');
    });
  });
});
