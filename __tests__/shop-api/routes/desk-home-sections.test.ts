import { describe, expect, test } from '@jest/globals';
import { homeDesk } from '@/__tests__/support/home-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { HOME_SECTION_KEYS } from '@/contract/content/home-sections';
import { pictureMessages } from '@/contract/messages/staff-pictures';

onEachApp((app) => {
  const { ask, read, picture } = homeDesk(app);
  describe('the desk of home sections', () => {
    const idOf = async (key: string) => {
      const { body } = await ask('GET /staff/home-sections/');
      return body.data.find((row: { key: string }) => row.key === key).id as number;
    };
    const change = async (key: string, facts: object) => {
      const path = `/staff/home-sections/${await idOf(key)}/`;
      const { body } = await ask(`GET ${path}`);
      return ask(`PUT ${path}`, { version: body.version, fields: { ...body.data, ...facts } });
    };
    const keys = async () => (await read('/home-sections/')).map(({ key }: { key: string }) => key);

    test('lists all of them in the order of the page', async () => {
      const { body } = await ask('GET /staff/home-sections/');
      const listed = body.data.map(({ key }: { key: string }) => key);
      expect(listed).toEqual(HOME_SECTION_KEYS);
      expect(await keys()).toEqual(HOME_SECTION_KEYS);
    });

    test('hides and shows one, here and in the specified call', async () => {
      expect((await change('awards', { is_visible: false })).status).toBe(200);
      expect(await keys()).not.toContain('awards');
      const [awards] = await read('/vanya-section/?type=lower');
      expect(awards).toMatchObject({ key: 'awards', is_visible_on_website: false });
      await change('awards', { is_visible: true });
      expect(await keys()).toContain('awards');
    });

    test('writes texts, pictures and items, each with its languages', async () => {
      const picture_id = await picture(400, 400);
      const title = 'Honest Label 2027';
      const items = [{ title, text: '2027', picture_id, translations: { hi: { title: 'सम्मान' } } }];
      await change('awards', { label: 'Praise', items });
      const [awards] = await read('/vanya-section/?type=lower');
      expect(awards).toMatchObject({
        label: 'Praise',
        images: [{ title, text: '2027', link: null, image: { width: 400 } }],
      });
      const shown = (await read('/home-sections/')).find(
        ({ key }: { key: string }) => key === 'awards',
      );
      expect(shown.images[0].translations).toEqual({ hi: { title: 'सम्मान' } });
      const id = await idOf('awards');
      const { body } = await ask(`GET /staff/trail/home_section/${id}/`);
      expect(body.data[0].before.items).toHaveLength(5);
      const { before } = body.data[0];
      await change('awards', { label: before.label, items: before.items });
    });

    test('writes the figures of the shop, which keep their ids', async () => {
      const before = await read('/statistics-section/');
      const path = `/staff/home-sections/${await idOf('statistics')}/`;
      const { items } = (await ask(`GET ${path}`)).body.data;
      const fewer = [{ ...items[0], text: '150+' }, items[1]];
      await change('statistics', { items: fewer });
      expect(await read('/statistics-section/')).toEqual([
        { ...before[0], value: '150+' },
        before[1],
      ]);
      await change('statistics', { items });
      expect(
        (await read('/statistics-section/')).map(({ name }: { name: string }) => name),
      ).toEqual(before.map(({ name }: { name: string }) => name));
    });

    test('leaves out what the kind of a section does not have', async () => {
      await change('membership', { label: 'Join', items: [{ title: 'A thing' }] });
      const { body } = await ask(`GET /staff/home-sections/${await idOf('membership')}/`);
      expect(body.data).toMatchObject({ label: '', items: [] });
    });

    test('names what is wrong, also in an item', async () => {
      const noLabel = await change('about', { label: '' });
      expect(noLabel.body.errors).toEqual({ label: ['Title is required'] });
      const small = await picture(100, 100);
      const items = [{ title: 'Good' }, { title: 'Blurred', picture_id: small }];
      const blurred = await change('awards', { items });
      expect(blurred.body.errors).toEqual({
        'items[1].picture_id': [pictureMessages.tooSmall('section', { width: 100, height: 100 })],
      });
      const answer = await ask('PUT /staff/home-sections/99/', { version: 0, fields: {} });
      expect(answer.body.reason).toBe('home_section_not_found');
    });

    test('moves a section', async () => {
      const { body } = await ask('GET /staff/home-sections/');
      const was = body.data.map(({ id }: { id: number }) => id);
      const ids = [was.at(-1), ...was.slice(0, -1)];
      await ask('POST /staff/home-sections/order/', { ids, was });
      expect((await keys())[0]).toBe('services');
      await ask('POST /staff/home-sections/order/', { ids: was, was: ids });
      expect((await keys())[0]).toBe('banners');
    });
  });
});
