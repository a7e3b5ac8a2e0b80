import { expect, test } from '@jest/globals';
import { homeDesk } from '@/__tests__/support/home-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { homeDeskMessages } from '@/contract/messages/staff-home';

onEachApp((app) => {
  const { ask, read, picture, setClock } = homeDesk(app);
  test('an announcement is above the header while it lasts', async () => {
    expect(await read('/announcement/')).toBeNull();
    const fields = {
      text: 'Closed on Diwali',
      link: '/store-locator',
      visible_until: '2026-11-22T00:00:00Z',
    };
    const { body: added } = await ask('POST /staff/announcements/', { fields });
    expect(await read('/announcement/')).toEqual({
      text: 'Closed on Diwali',
      link: '/store-locator',
      translations: {},
    });
    expect(app.notices).toContain('chrome');
    setClock('2026-11-22T00:00:00Z');
    expect(await read('/announcement/')).toBeNull();
    setClock('2026-11-21T06:30:00Z');
    await ask(`DELETE /staff/announcements/${added.id}/?version=${added.version}`);
    expect(await read('/announcement/')).toBeNull();
  });

  test('pictures beside the login are those of staff, in their order', async () => {
    expect(await read('/popup-pictures/')).toEqual([]);
    const add = async (text: string) => {
      const fields = { text, picture_id: await picture(600, 750) };
      return (await ask('POST /staff/popup-pictures/', { fields })).body;
    };
    const [one, two] = [await add('One'), await add('Two')];
    await ask('POST /staff/popup-pictures/order/', {
      ids: [two.id, one.id],
      was: [one.id, two.id],
    });
    const shown = await read('/popup-pictures/');
    expect(shown.map(({ text }: { text: string }) => text)).toEqual(['Two', 'One']);
    expect(shown[0]).toMatchObject({ image: { width: 600 }, mobile_image: null });
  });

  test('the list of featured categories has at most fifteen, each once', async () => {
    const path = '/staff/featured-categories/1/';
    const { body } = await ask(`GET ${path}`);
    const { categories } = body.data;
    expect(categories).toHaveLength(15);
    const save = (list: object[], version = body.version) =>
      ask(`PUT ${path}`, { version, fields: { categories: list } });
    const tooMany = await save([...categories, { id: 490 }]);
    expect(tooMany.body.errors).toEqual({ categories: [homeDeskMessages.tooManyFeatured] });
    const twice = await save([categories[0], categories[0]]);
    expect(twice.body.errors).toEqual({ categories: [homeDeskMessages.featuredTwice] });
    const turned = [categories[1], categories[0]];
    const { body: saved } = await save(turned);
    expect(app.notices).toContain('categories');
    expect((await ask(`GET ${path}`)).body.data.categories).toEqual(turned);
    expect((await save(categories)).status).toBe(409);
    expect((await save(categories, saved.version)).status).toBe(200);
  });
});
