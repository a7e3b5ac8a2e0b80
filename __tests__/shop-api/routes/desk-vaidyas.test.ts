import { describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { onEachApp } from '@/__tests__/support/test-app';

const VAIDYA = {
  name: 'Vaidya Asha Joshi',
  qualification: 'BAMS',
  registration_number: 'GBA 0001',
  council: 'A council',
  about: 'Listens.',
  translations: { hi: { name: 'वैद्य आशा जोशी' } },
};

onEachApp((app) => {
  const ask = asDesk(app);
  const shown = async (language = 'en') =>
    (await app.call(`GET /vaidyas/?language=${language}`)).body.data as { name: string }[];

  test('the demo has two, invented and marked as such in every language', async () => {
    for (const [language, mark] of [
      ['en', '(demo)'],
      ['hi', '(डेमो)'],
      ['gu', '(ડેમો)'],
    ] as const) {
      const [one, other] = await shown(language);
      expect([one?.name, other?.name].every((name) => name?.endsWith(mark))).toBe(true);
    }
  });

  describe('a vaidya', () => {
    test('is displayed once published, at the end, in the language where staff have written it', async () => {
      const { body: added } = await ask('POST /staff/vaidyas/', { fields: VAIDYA });
      expect((await shown()).map(({ name }) => name)).not.toContain(VAIDYA.name);
      const { body: read } = await ask(`GET /staff/vaidyas/${added.id}/`);
      app.notices.length = 0;
      await ask(`PUT /staff/vaidyas/${added.id}/`, {
        version: added.version,
        fields: { ...read.data, is_published: true },
      });
      expect(app.notices).toEqual(['vaidyas']);
      expect((await shown()).at(-1)).toMatchObject({ name: VAIDYA.name, portrait: null });
      expect((await shown('hi')).at(-1)).toMatchObject({
        name: 'वैद्य आशा जोशी',
        about: 'Listens.',
      });
    });

    test('stands where staff have put it', async () => {
      const { body } = await ask('GET /staff/vaidyas/');
      const was = body.data.map(({ id }: { id: number }) => id);
      await ask('POST /staff/vaidyas/order/', { ids: [...was].reverse(), was });
      const now = (await ask('GET /staff/vaidyas/')).body.data;
      expect(now.map(({ id }: { id: number }) => id)).toEqual([...was].reverse());
    });

    test.each([
      [{ registration_number: '' }, 'registration_number', 'Registration number is required'],
      [{ council: '' }, 'council', 'Council is required'],
      [{ picture_id: 'x' }, 'picture_alt', 'Alternative text is required'],
    ])('with %j is refused', async (wrong, field, message) => {
      const answer = await ask('POST /staff/vaidyas/', { fields: { ...VAIDYA, ...wrong } });
      expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
    });
  });
});
