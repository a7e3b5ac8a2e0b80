import { beforeAll, describe, expect, test } from '@jest/globals';
import { homeDesk } from '@/__tests__/support/home-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { homeDeskMessages } from '@/contract/messages/staff-home';
import { pictureMessages } from '@/contract/messages/staff-pictures';

onEachApp((app) => {
  const { ask, read, picture, setClock } = homeDesk(app);
  const pictures = async () => ({
    picture_id: await picture(1600, 600),
    mobile_picture_id: await picture(900, 1100),
  });
  const titles = async () =>
    (await read('/ecommerce/banners/?sequence=Upper')).map(({ title }: { title: string }) => title);

  describe('the desk of banners', () => {
    let shapes: Awaited<ReturnType<typeof pictures>>;
    beforeAll(async () => {
      shapes = await pictures();
    });
    const banner = (facts: object = {}) => ({
      title: 'Rain is here',
      alt_text: 'Rain on leaves',
      ...shapes,
      ...facts,
    });

    test('puts a banner up in three languages, with both shapes, behind the others', async () => {
      const fields = banner({
        action: 'Shop teas',
        link: '/shop',
        translations: { hi: { title: 'बारिश', content: '' }, gu: { title: '' } },
      });
      const { body: added } = await ask('POST /staff/banners/', { fields });
      const last = (await read('/ecommerce/banners/?sequence=Upper')).at(-1);
      expect(last).toMatchObject({
        id: added.id,
        title: 'Rain is here',
        image: { width: 1600 },
        mobile_image: { width: 900 },
        link: '/shop',
        translations: { hi: { title: 'बारिश' } },
      });
      expect(app.notices).toContain('home');
      const { body } = await ask(`GET /staff/banners/${added.id}/`);
      expect(body.data).toMatchObject({ translations: { hi: { title: 'बारिश' } }, ground: 'vana' });
      await ask(`DELETE /staff/banners/${added.id}/?version=${body.version}`);
      expect(await titles()).not.toContain('Rain is here');
    });

    test('shows it from its first moment until its last, and says what it does now', async () => {
      const dates = { visible_from: '2026-11-21T06:31:00Z', visible_until: '2026-11-21T06:32:00Z' };
      const { body: added } = await ask('POST /staff/banners/', { fields: banner(dates) });
      const state = async () => {
        const { body } = await ask('GET /staff/banners/?q=rain');
        return body.data.find(({ id }: { id: number }) => id === added.id).state;
      };
      const seen = [];
      for (const time of ['06:30', '06:31', '06:32']) {
        setClock(`2026-11-21T${time}:00Z`);
        seen.push([await state(), (await titles()).includes('Rain is here')]);
      }
      expect(seen).toEqual([
        ['coming', false],
        ['shown', true],
        ['over', false],
      ]);
      setClock('2026-11-21T06:30:00Z');
      await ask(`DELETE /staff/banners/${added.id}/?version=${added.version}`);
    });

    test.each([
      ['title', { title: ' ' }, 'Title is required'],
      ['picture_id', { picture_id: null }, 'Wide picture is required'],
      ['mobile_picture_id', { mobile_picture_id: null }, 'Picture for phones is required'],
      ['picture_id', { picture_id: '0123456789abcdef' }, pictureMessages.unknown],
      ['link', { link: 'https://evil.example/' }, homeDeskMessages.notAPath('Link')],
      ['link', { link: '//evil.example' }, homeDeskMessages.notAPath('Link')],
      ['link', { link: '/shop', category_id: 401 }, homeDeskMessages.twoTargets],
      ['category_id', { category_id: 99_999 }, 'Category does not exist'],
      ['product_id', { product_id: 99_999 }, 'Product does not exist'],
      ['ground', { ground: 'red' }, 'Colour is not one of the choices'],
      ['visible_from', { visible_from: 'tomorrow' }, 'Visible from is not valid'],
      [
        'visible_until',
        { visible_from: '2026-12-02T00:00:00Z', visible_until: '2026-12-01T00:00:00Z' },
        'Visible until must be after Visible from',
      ],
      [
        'translations.hi.title',
        { translations: { hi: { title: 'x'.repeat(81) } } },
        'Title in Hindi must be at most 80 characters',
      ],
    ])('names what is wrong: %s %j', async (field, facts, message) => {
      const answer = await ask('POST /staff/banners/', { fields: banner(facts) });
      expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }]);
    });

    test('refuses a picture that would be blurred', async () => {
      const picture_id = await picture(700, 300);
      const answer = await ask('POST /staff/banners/', { fields: banner({ picture_id }) });
      const message = pictureMessages.tooSmall('banner', { width: 700, height: 300 });
      expect(answer.body.errors).toEqual({ picture_id: [message] });
    });

    test('a draft needs no pictures yet', async () => {
      const fields = { title: 'Later', alt_text: 'Later', is_published: false };
      const { status, body } = await ask('POST /staff/banners/', { fields });
      expect(status).toBe(200);
      await ask(`DELETE /staff/banners/${body.id}/?version=${body.version}`);
    });

    test('two people on one banner: the second sees what the first has saved', async () => {
      const { body: added } = await ask('POST /staff/banners/', { fields: banner() });
      const path = `/staff/banners/${added.id}/`;
      const put = (title: string) =>
        ask(`PUT ${path}`, { version: added.version, fields: banner({ title }) });
      const { body: newer } = await put('First');
      expect(await put('Second')).toMatchObject({
        status: 409,
        body: { reason: 'changed_meanwhile', details: { current: { title: 'First' } } },
      });
      await ask(`DELETE ${path}?version=${newer.version}`);
    });

    test('are put in order, and nobody reorders what somebody else has moved', async () => {
      const was = [1, 2, 3, 4];
      const before = await titles();
      const order = (ids: number[], shown = was) =>
        ask('POST /staff/banners/order/', { ids, was: shown, sequence: 'Upper' });
      expect((await order([2, 1, 3, 4])).status).toBe(200);
      expect((await titles()).slice(0, 2)).toEqual([before[1], before[0]]);
      const late = await order([4, 3, 2, 1]);
      expect([late.status, late.body.reason]).toEqual([409, 'order_changed']);
      expect((await order([2, 1, 3], [2, 1, 3, 4])).status).toBe(409);
      expect((await order(was, [2, 1, 3, 4])).status).toBe(200);
      expect(await titles()).toEqual(before);
      const { body } = await ask('GET /staff/trail/banner/1/');
      expect(body.data[0]).toMatchObject({ action: 'moved', after: { position: 1 } });
    });
  });
});
