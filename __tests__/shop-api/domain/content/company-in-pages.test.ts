import { beforeAll, describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { OTHER_COMPANY, SAMPLE_FACTS, saveCompany } from '@/__tests__/support/other-company';
import { onEachApp } from '@/__tests__/support/test-app';
import { CONTENT_PAGES } from '@/contract/content/content';
import { LANGUAGE_CODES } from '@/contract/shop/languages';

const PAGE = '/staff/pages/franchise/';
const cases = LANGUAGE_CODES.flatMap((language) =>
  [...CONTENT_PAGES.map((key) => `/pages/${key}/`), '/faqs/'].map((path) => [path, language]),
);

onEachApp((app) => {
  const ask = asDesk(app);
  const shown = async (path: string, language = 'en') =>
    (await app.call(`GET ${path}?language=${language}`)).body.data;
  const write = async (fields: object) => {
    const { data, version } = (await ask(`GET ${PAGE}`)).body;
    expect((await ask(`PUT ${PAGE}`, { version, fields: { ...data, ...fields } })).status).toBe(
      200,
    );
    return data;
  };

  test('the demo shop says its own facts in the language of the page', async () => {
    const privacy = async (language: string) =>
      (await shown('/pages/privacy-policy/', language)).html;
    expect(await privacy('en')).toContain(
      '<p>Vanya Organics (demo company), Shed 4, Vanya Pack House, Demo Estate, Sanand, Ahmedabad, Gujarat 382110, India. Data protection contact: privacy@vanya.example.com.</p>',
    );
    expect(await privacy('hi')).toContain('Vanya Organics (डेमो कंपनी), शेड 4, Vanya पैक हाउस');
    expect(await privacy('gu')).toContain('Vanya Organics (ડેમો કંપની), શેડ 4, Vanya પૅક હાઉસ');
  });

  describe('the texts of a shop with another company', () => {
    beforeAll(() => saveCompany(app, OTHER_COMPANY));

    test.each(cases)('%s in %s says no fact of the demo shop', async (path, language) => {
      const text = JSON.stringify(await shown(path, language));
      expect(text.match(SAMPLE_FACTS)).toBeNull();
      expect(text).not.toMatch(/\{\w+\}/);
    });

    test('name it, escaped, and as it is after its next change', async () => {
      const terms = async () => (await shown('/pages/terms-and-conditions/')).html;
      expect(await terms()).toContain('<td>Salt &amp; Sons Private Limited</td>');
      expect(await terms()).toContain('12 Club Road, Coonoor, Tamil Nadu 643101');
      const before = app.notices.length;
      await saveCompany(app, { ...OTHER_COMPANY, legalName: 'Pepper Limited' });
      expect(await terms()).toContain('<td>Pepper Limited</td>');
      expect(app.notices.slice(before)).toEqual(expect.arrayContaining(['settings', 'content']));
    });

    test('are as staff wrote them but for the places of the company', async () => {
      const html = '<p>{shop}, not Vanya: {size}, {constructor}, care@vanya.example.com</p>';
      const before = await write({ title: 'Join {shop}', html, translations: {} });
      const { title, html: read } = await shown('/pages/franchise/', 'hi');
      expect(title).toBe('Join Salt & Sons');
      expect(read).toBe(html.replace('{shop}', 'Salt &amp; Sons'));
      expect((await ask(`GET ${PAGE}`)).body.data).toMatchObject({ title: 'Join {shop}', html });
      await write(before);
    });

    test('are as shoppers will read them in a preview', async () => {
      const { data: fields } = (await ask(`GET ${PAGE}`)).body;
      const given = { kind: 'page', id: 'franchise', fields: { ...fields, html: '<p>{shop}</p>' } };
      const { path } = (await ask('POST /staff/previews/', given)).body;
      const { page } = await shown(`${path.replace('preview', 'previews')}/`);
      expect(page.html).toBe('<p>Salt &amp; Sons</p>');
    });
  });
});
