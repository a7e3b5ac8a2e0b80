import { describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { onEachApp } from '@/__tests__/support/test-app';
import type { FaqGroup } from '@/contract/content/content';

onEachApp((app) => {
  const ask = asDesk(app);
  const faqs = async (language = 'en'): Promise<FaqGroup[]> =>
    (await app.call(`GET /faqs/?language=${language}`)).body.data;
  const idsOf = async (path: string): Promise<number[]> =>
    (await ask(`GET ${path}`)).body.data.map(({ id }: { id: number }) => id);

  describe('the text of a page', () => {
    test('is read, saved and on its page, in each language', async () => {
      const { body: read } = await ask('GET /staff/pages/shipping-policy/');
      app.notices.length = 0;
      const fields = {
        ...read.data,
        html: '<p>We send on the same day.</p>',
        translations: { hi: { title: 'डिलीवरी', html: '<p>उसी दिन।</p>' } },
        updated_on: '2026-11-20',
      };
      const saved = await ask('PUT /staff/pages/shipping-policy/', {
        version: read.version,
        fields,
      });
      expect(saved.status).toBe(200);
      expect(app.notices).toEqual(['content']);
      const page = async (language: string) =>
        (await app.call(`GET /pages/shipping-policy/?language=${language}`)).body.data;
      expect(await page('en')).toMatchObject({ html: fields.html, updated_on: '2026-11-20' });
      expect(await page('hi')).toMatchObject({ title: 'डिलीवरी', html: '<p>उसी दिन।</p>' });
      const { body: earlier } = await ask('GET /staff/trail/page/shipping-policy/0/');
      // The history has texts as a save stores them, without line breaks around them.
      const trimmed = (_: string, value: unknown) =>
        typeof value === 'string' ? value.trim() : value;
      expect(earlier.data).toEqual(JSON.parse(JSON.stringify(read.data), trimmed));
    });

    test.each([
      [{ html: '' }, 'html', 'Text is required'],
      [{ updated_on: '2026-02-30' }, 'updated_on', 'Updated on must be a day, such as 2026-10-01'],
      [{ translations: { gu: { html: 'x' } } }, 'translations.gu.title', expect.anything()],
    ])('refuses %j', async (wrong, field, message) => {
      const { body: read } = await ask('GET /staff/pages/franchise/');
      const fields = { ...read.data, ...wrong };
      const answer = await ask('PUT /staff/pages/franchise/', { version: read.version, fields });
      expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
    });

    test('lists every page that staff may write', async () => {
      expect((await ask('GET /staff/pages/')).body.data).toHaveLength(9);
      expect((await ask('GET /staff/pages/?q=refund')).body.data).toMatchObject([
        { id: 'return-and-refund-policy', languages: ['en', 'hi', 'gu'] },
      ]);
      expect((await ask('GET /staff/pages/secrets/')).status).toBe(404);
    });
  });

  describe('frequent questions', () => {
    test('a new group and its questions stand at the end, in each language', async () => {
      const { body: group } = await ask('POST /staff/faq-groups/', {
        fields: { name: 'About returns', translations: { hi: { name: 'वापसी' } } },
      });
      const question = { group_id: group.id, question: 'How long?', answer: '<p>5 days.</p>' };
      const translations = { hi: { question: 'कितने दिन?', answer: '<p>5 दिन।</p>' } };
      await ask('POST /staff/faqs/', { fields: { ...question, translations } });
      await ask('POST /staff/faqs/', {
        fields: { ...question, question: 'Hidden?', is_published: false },
      });
      expect((await faqs()).at(-1)).toMatchObject({
        group: 'About returns',
        items: [{ question: 'How long?', answer: '<p>5 days.</p>' }],
      });
      expect((await faqs('hi')).at(-1)).toMatchObject({
        group: 'वापसी',
        items: [{ question: 'कितने दिन?' }],
      });
      const used = await ask(`DELETE /staff/faq-groups/${group.id}/?version=${group.version}`);
      expect(used.body.message).toBe('Still in use by 2 questions');
    });

    test('are put in another order, and the trail tells whose place differs', async () => {
      const ids = await idsOf('/staff/faqs/?group_id=2');
      const [first, second, ...rest] = ids as [number, number, ...number[]];
      app.notices.length = 0;
      const moved = await ask('POST /staff/faqs/order/', {
        ids: [second, first, ...rest],
        was: ids,
      });
      expect(moved.status).toBe(200);
      expect(app.notices).toEqual(['content']);
      expect((await faqs())[1]?.items.map(({ id }) => id)).toEqual([second, first, ...rest]);
      const trailOf = async (id: number) => (await ask(`GET /staff/trail/faq/${id}/`)).body;
      expect((await trailOf(first)).data).toMatchObject([
        { action: 'moved', before: { position: 1 }, after: { position: 2 } },
      ]);
      expect((await trailOf(rest[0] ?? 0)).total_count).toBe(0);
    });

    test('an order that misses a question, or has one of another group, is refused', async () => {
      const ids = await idsOf('/staff/faqs/?group_id=3');
      const [other] = await idsOf('/staff/faqs/?group_id=1');
      for (const wrong of [ids.slice(1), [...ids, other], [...ids, ids[0]]]) {
        const answer = await ask('POST /staff/faqs/order/', { ids: wrong, was: ids });
        expect([answer.status, answer.body.reason]).toEqual([409, 'order_changed']);
      }
    });

    test('groups are put in another order too', async () => {
      const ids = await idsOf('/staff/faq-groups/');
      const before = (await faqs()).map(({ group }) => group);
      await ask('POST /staff/faq-groups/order/', { ids: ids.toReversed(), was: ids });
      expect((await faqs()).map(({ group }) => group)).toEqual(before.toReversed());
      await ask('POST /staff/faq-groups/order/', { ids, was: ids.toReversed() });
    });

    test('a question that changes its group stands at the end of the other', async () => {
      const [id = 0] = await idsOf('/staff/faqs/?group_id=4');
      const { body: read } = await ask(`GET /staff/faqs/${id}/`);
      const fields = { ...read.data, group_id: 1 };
      await ask(`PUT /staff/faqs/${id}/`, { version: read.version, fields });
      expect((await idsOf('/staff/faqs/?group_id=1')).at(-1)).toBe(id);
    });

    test.each([
      [{ group_id: 999 }, 'group_id', 'Group does not exist'],
      [{ question: 'x'.repeat(301) }, 'question', 'Question must be at most 300 characters'],
      [{ answer: '' }, 'answer', 'Answer is required'],
    ])('refuses %j', async (wrong, field, message) => {
      const fields = { group_id: 1, question: 'Why?', answer: '<p>So.</p>', ...wrong };
      const answer = await ask('POST /staff/faqs/', { fields });
      expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
    });
  });

  describe('the meta tags of a page', () => {
    const metaOf = async (page: string, language: string) =>
      (await app.call(`GET /user/meta-tags/?page_url=${page}&language=${language}`)).body;

    test('are told in each language, in English where there is no other', async () => {
      const fields = {
        page_url: '/products/1002/turmeric',
        title: 'Events',
        description: 'What is on',
        translations: { hi: { title: 'कार्यक्रम' } },
      };
      app.notices.length = 0;
      expect((await ask('POST /staff/meta-tags/', { fields })).status).toBe(200);
      expect(app.notices).toEqual(['meta']);
      expect(await metaOf('/products/1002/turmeric', 'hi')).toMatchObject({
        title: 'कार्यक्रम',
        description: 'What is on',
      });
      expect((await metaOf('/products/1002/turmeric', 'gu')).title).toBe('Events');
    });

    test.each([
      [{ page_url: '/nowhere/at/all' }, 'The shop has no page with this path'],
      [{ page_url: '/dashboard' }, 'The shop has no page with this path'],
      [{ page_url: '/shop' }, 'Page is used already'],
    ])('refuses %j', async (wrong, message) => {
      const fields = { title: 'x', description: 'y', ...wrong };
      const answer = await ask('POST /staff/meta-tags/', { fields });
      expect([answer.status, answer.body.errors]).toEqual([422, { page_url: [message] }]);
    });
  });
});
