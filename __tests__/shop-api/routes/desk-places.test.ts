import { describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { onEachApp } from '@/__tests__/support/test-app';

const EVENT = {
  title: 'Ghee at home',
  category: 'Online',
  starts_at: '2026-12-01T10:00:00.000Z',
  ends_at: '2026-12-01T11:30:00.000Z',
};
const STORE = {
  name: 'Vanya Surat',
  address_line_1: 'Ring Road',
  city: 'Surat',
  state: 'Gujarat',
  postal_code: '395 002',
  opens_at: '09:30',
  closes_at: '21:00',
  phone: '+91 00000 12007',
  email: 'surat@vanya.example.com',
};

onEachApp((app) => {
  const ask = asDesk(app);

  describe('an event', () => {
    test('is listed once it is published', async () => {
      const fields = { ...EVENT, description: '<p onclick="x()">Bring milk</p>' };
      const { body: added } = await ask('POST /staff/events/', { fields });
      expect(added.message).toContain('onclick of <p>');
      expect((await app.call(`GET /events/ecommerce/${added.id}/`)).status).toBe(404);
      const { body: read } = await ask(`GET /staff/events/${added.id}/`);
      expect(read.data).toMatchObject({ ...EVENT, description: '<p>Bring milk</p>' });
      app.notices.length = 0;
      await ask(`PUT /staff/events/${added.id}/`, {
        version: added.version,
        fields: { ...read.data, is_published: true },
      });
      expect(app.notices).toEqual(['events']);
      const { body } = await app.call('GET /events/ecommerce/?category=Online');
      expect(body.events.map(({ id }: { id: number }) => id)).toContain(added.id);
      const { body: list } = await ask('GET /staff/events/?q=ghee at&category=Online');
      expect(list.data).toMatchObject([{ id: added.id, is_published: true }]);
    });

    test.each([
      [{ ends_at: EVENT.starts_at }, 'ends_at', 'The end must be after the start'],
      [{ ends_at: '2026-11-30T10:00:00Z' }, 'ends_at', 'The end must be after the start'],
      [{ starts_at: '' }, 'starts_at', 'Start is required'],
      [{ category: 'Party' }, 'category', 'Category is not one of the choices'],
      [
        { online_url: 'javascript:alert(1)' },
        'online_url',
        'Address of the online event must be an address that begins with https://',
      ],
    ])('with %j is refused', async (wrong, field, message) => {
      const answer = await ask('POST /staff/events/', { fields: { ...EVENT, ...wrong } });
      expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
    });
  });

  describe('a store', () => {
    const cities = async (): Promise<string[]> => (await app.call('GET /stores/')).body.cities;

    test('is found once it is published', async () => {
      const { body: added } = await ask('POST /staff/stores/', { fields: STORE });
      expect(await cities()).not.toContain('Surat');
      const { body: read } = await ask(`GET /staff/stores/${added.id}/`);
      expect(read.data).toMatchObject({ ...STORE, postal_code: '395002' });
      app.notices.length = 0;
      const fields = { ...read.data, is_published: true, latitude: 21.17, longitude: 72.83 };
      await ask(`PUT /staff/stores/${added.id}/`, { version: added.version, fields });
      expect(app.notices).toEqual(['stores']);
      expect(await cities()).toContain('Surat');
      const { body: list } = await ask('GET /staff/stores/?city=Surat');
      expect(list.data).toMatchObject([{ id: added.id, opens_at: '09:30', closes_at: '21:00' }]);
    });

    test.each([
      [{ opens_at: '25:00' }, 'opens_at', 'Opens at must be a time, such as 09:30'],
      [{ postal_code: '12' }, 'postal_code', 'PIN code is not valid'],
      [{ weekly_off: 8 }, 'weekly_off', 'Weekly off is not valid'],
      [{ latitude: 21 }, 'longitude', 'A position needs both latitude and longitude'],
      [{ latitude: 210, longitude: 7 }, 'latitude', 'Latitude is not valid'],
      [{ email: '' }, 'email', 'Email is required'],
      [{ phone: 'call us' }, 'phone', 'Phone is not valid'],
    ])('with %j is refused', async (wrong, field, message) => {
      const answer = await ask('POST /staff/stores/', { fields: { ...STORE, ...wrong } });
      expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
    });
  });
});
