import { beforeEach, describe, expect, test } from '@jest/globals';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { sampleStoredAddress } from '@/__tests__/support/sample-stored-address';
import { onEachApp } from '@/__tests__/support/test-app';
import { mobileMessages } from '@/contract/messages/fields';
import { addresses } from '@/shop-api/db/schema/addresses';
import {
  listCities,
  listCountries,
  listStates,
  type Place,
} from '@/shop-api/domain/delivery/places';

const MUMBAI = { ...SAMPLE_ADDRESS, state: 4008, city: 133024, postal_code: '400001' };

const named = (places: Place[], name: string) =>
  places.find((place) => place.name === name)?.id ?? 0;

onEachApp((app) => {
  let who: Record<string, string>;

  beforeEach(async () => {
    await app.db.delete(addresses);
    who = await app.customer();
  });

  const add = async (fields: object = {}) => {
    const body = { ...SAMPLE_ADDRESS, ...fields };
    return (await app.call('POST /user/address/', { who, body })).body.data;
  };
  const list = async () => (await app.call('GET /user/address/', { who })).body.data;
  const defaults = async () =>
    (await list()).filter((one: { is_default: boolean }) => one.is_default).length;

  describe('adding an address', () => {
    test('stores the fields as typed and returns the places by name', async () => {
      await add({ landmark: 'Behind the school', address_tags: 'Home' });
      expect(await list()).toEqual([
        { ...sampleStoredAddress({ landmark: 'Behind the school' }), id: expect.any(Number) },
      ]);
    });

    test('makes the first address the default until another one is chosen', async () => {
      const first = await add();
      await add();
      expect((await list())[0].id).toBe(first.id);
      const third = await add({ is_default: true });
      expect((await list())[0].id).toBe(third.id);
      expect(await defaults()).toBe(1);
    });

    test('replaces the address named by add_id', async () => {
      const before = await add();
      const after = await add({ add_id: before.id, full_name: 'Asha Patel' });
      expect((await list()).map((one: { id: number }) => one.id)).toEqual([after.id]);
    });

    test.each([
      ['a state of another country', { state: 3870 }, 'state'],
      ['a city of another state', { city: 133024 }, 'city'],
      ['a country nobody knows', { country: 9999 }, 'state'],
      ['a mobile of another calling code', { mobile: '+449825000000' }, 'mobile'],
      ['a second mobile of another code', { another_mobile: '+449825000000' }, 'another_mobile'],
      ['a PIN code of five digits', { postal_code: '38000' }, 'postal_code'],
      ['a PIN code of another state', { ...MUMBAI, postal_code: '380009' }, 'postal_code'],
      ['a PIN code outside Ahmedabad', { postal_code: '395001' }, 'postal_code'],
    ])('refuses %s with an error on its field', async (_what, fields, field) => {
      const { status, body } = await app.call('POST /user/address/', {
        who,
        body: { ...SAMPLE_ADDRESS, ...fields },
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
      expect(await list()).toEqual([]);
    });

    test('names the rule on ten digits for nine digits behind +91', async () => {
      const body = { ...SAMPLE_ADDRESS, mobile: '+91982500000' };
      const answer = await app.call('POST /user/address/', { who, body });
      expect(answer.body.errors).toEqual({ mobile: [mobileMessages.notTenDigits] });
    });

    test('names the state that the PIN code is in', async () => {
      const body = { ...MUMBAI, postal_code: '380009' };
      expect((await app.call('POST /user/address/', { who, body })).body.message).toBe(
        'PIN code 380009 is in Gujarat. Please check the PIN code or the state.',
      );
    });

    test('accepts an address abroad without an Indian PIN code', async () => {
      const country = named(listCountries(), 'United States');
      const state = named(listStates(country), 'California');
      const city = named(listCities(state), 'Fresno');
      const abroad = { country, state, city, mobile: '+15595550100', postal_code: '93650' };
      expect(await add(abroad)).toMatchObject({
        mobile_without_ext: '5595550100',
        country_obj: { name: 'United States', calling_code: '+1' },
      });
    });

    test('is refused from the 51st on', async () => {
      for (let count = 0; count < 50; count++) await add();
      const answer = await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
      expect([answer.status, answer.body.reason]).toEqual([409, 'too_many_addresses']);
      expect(await list()).toHaveLength(50);
    });
  });

  describe('changing an address', () => {
    test('changes the fields that are sent and leaves the others unchanged', async () => {
      const { id } = await add({ landmark: 'Old gate' });
      const body = { full_name: 'Asha Patel' };
      await app.call(`PATCH /user/address/${id}/`, { who, body });
      expect((await list())[0]).toMatchObject({ full_name: 'Asha Patel', landmark: 'Old gate' });
    });

    test('accepts the id in the query too', async () => {
      const { id } = await add();
      await app.call(`PATCH /user/address/?contact_id=${id}`, { who, body: MUMBAI });
      expect((await list())[0]).toMatchObject({ city_obj: { name: 'Mumbai' }, shipping_amt: 100 });
    });

    test('validates the resulting address as a whole', async () => {
      const { id } = await add();
      const answer = await app.call(`PATCH /user/address/${id}/`, { who, body: { state: 4008 } });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['city']]);
    });

    test('makes another address the default', async () => {
      await add();
      const { id } = await add();
      await add();
      await app.call(`PATCH /user/address/${id}/`, { who, body: { is_default: true } });
      expect((await list())[0]).toMatchObject({ id, is_default: true });
      expect(await defaults()).toBe(1);
    });

    test('never leaves a customer without a default', async () => {
      const { id } = await add();
      await app.call(`PATCH /user/address/${id}/`, { who, body: { is_default: false } });
      expect(await defaults()).toBe(1);
      await add();
      await app.call(`DELETE /user/address/${id}/`, { who });
      expect(await defaults()).toBe(1);
    });
  });

  test('delivery is free for Elite members anywhere', async () => {
    who = await app.customer(2);
    await add(MUMBAI);
    expect((await list())[0].shipping_amt).toBe(0);
  });

  test('states the latest delivery day, for everyone and for members', async () => {
    await add(MUMBAI);
    const { data } = (await app.call('GET /pincodes/400001/')).body;
    const { latest, elite_latest } = (await list())[0];
    expect({ latest, elite_latest }).toEqual({
      latest: data.latest,
      elite_latest: data.elite_latest,
    });
    await app.db.update(addresses).set({ countryId: 233 });
    expect((await list())[0]).toMatchObject({ latest: null, elite_latest: null });
  });

  test("treats another customer's address as missing", async () => {
    const { id } = await add();
    const other = await app.customer(2);
    const calls = [`PATCH /user/address/${id}/`, `PATCH /user/address/?contact_id=${id}`];
    for (const call of [...calls, `DELETE /user/address/${id}/`]) {
      const { status, body } = await app.call(call, { who: other, body: { full_name: 'Thief' } });
      expect([status, body.message]).toEqual([404, 'Address not found']);
    }
    const body = { ...SAMPLE_ADDRESS, add_id: id };
    expect((await app.call('POST /user/address/', { who: other, body })).status).toBe(404);
    expect((await list())[0].full_name).toBe('Asha Rao');
  });

  test('there is one default address after 20 concurrent additions as the default', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add({ is_default: true })));
    expect([(await list()).length, await defaults()]).toEqual([20, 1]);
  });

  test('states the delivery time and charge of a PIN code for the caller', async () => {
    const { body } = await app.call('GET /pincodes/364001/', { who: await app.customer(2) });
    expect(body.data).toMatchObject({
      city: { name: 'Bhavnagar' },
      is_rapid_for_elite: true,
      fewest_working_days: 5,
      most_working_days: 6,
      shipping_amt: 0,
    });
    expect(body.data.elite_latest).toBe(body.data.latest);
    expect((await app.call('GET /pincodes/799999/')).status).toBe(404);
    const { data } = (await app.call('GET /pincodes/400001/')).body;
    expect(data).toMatchObject({ shipping_amt: 100, is_cod_available: true });
    expect(data.elite_latest < data.latest).toBe(true);
  });
});
