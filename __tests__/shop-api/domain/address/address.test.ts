import { beforeEach, describe, expect, it } from '@jest/globals';
import { addresses } from '@/shop-api/db/schema/addresses';
import type { Place } from '@/shop-api/domain/places/places';
import { listCities, listCountries, listStates } from '@/shop-api/domain/places/places';
import { SAMPLE_ADDRESS } from '../../../support/sample-address';
import { keptAddress } from '../../../support/sample-kept-address';
import { onEachApp } from '../../../support/test-app';

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

  describe('adding', () => {
    it('keeps what was typed and names the places', async () => {
      await add({ landmark: 'Behind the school', address_tags: 'Home' });
      expect(await list()).toEqual([
        { ...keptAddress({ landmark: 'Behind the school' }), id: expect.any(Number) },
      ]);
    });

    it('makes the first address the default, and the chosen one later', async () => {
      const first = await add();
      await add();
      expect((await list())[0].id).toBe(first.id);
      const third = await add({ is_default: true });
      expect((await list())[0].id).toBe(third.id);
      expect(await defaults()).toBe(1);
    });

    it('replaces the address named by add_id', async () => {
      const before = await add();
      const after = await add({ add_id: before.id, full_name: 'Asha Patel' });
      expect((await list()).map((one: { id: number }) => one.id)).toEqual([after.id]);
    });

    it.each([
      ['a state of another country', { state: 3870 }, 'state'],
      ['a city of another state', { city: 133024 }, 'city'],
      ['a country nobody knows', { country: 9999 }, 'state'],
      ['a mobile of another calling code', { mobile: '+449825000000' }, 'mobile'],
      ['a second mobile of another code', { another_mobile: '+449825000000' }, 'another_mobile'],
      ['a PIN code of five digits', { postal_code: '38000' }, 'postal_code'],
      ['a PIN code of another state', { ...MUMBAI, postal_code: '380009' }, 'postal_code'],
      ['a PIN code outside Ahmedabad', { postal_code: '395001' }, 'postal_code'],
    ])('refuses %s beside its field', async (_what, fields, field) => {
      const { status, body } = await app.call('POST /user/address/', {
        who,
        body: { ...SAMPLE_ADDRESS, ...fields },
      });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
      expect(await list()).toEqual([]);
    });

    it('says where the PIN code is', async () => {
      const body = { ...MUMBAI, postal_code: '380009' };
      expect((await app.call('POST /user/address/', { who, body })).body.message).toBe(
        'PIN code 380009 is in Gujarat. Please check the PIN code or the state.',
      );
    });

    it('takes an address abroad without a PIN code of India', async () => {
      const country = named(listCountries(), 'United States');
      const state = named(listStates(country), 'California');
      const city = named(listCities(state), 'Fresno');
      const abroad = { country, state, city, mobile: '+15595550100', postal_code: '93650' };
      expect(await add(abroad)).toMatchObject({
        mobile_without_ext: '5595550100',
        country_obj: { name: 'United States', calling_code: '+1' },
      });
    });

    it('stops at 50', async () => {
      for (let count = 0; count < 50; count++) await add();
      const answer = await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
      expect([answer.status, (await list()).length]).toEqual([409, 50]);
    });
  });

  describe('changing', () => {
    it('changes a part and keeps the rest', async () => {
      const { id } = await add({ landmark: 'Old gate' });
      const body = { full_name: 'Asha Patel' };
      await app.call(`PATCH /user/address/${id}/`, { who, body });
      expect((await list())[0]).toMatchObject({ full_name: 'Asha Patel', landmark: 'Old gate' });
    });

    it('takes the id in the query as well', async () => {
      const { id } = await add();
      await app.call(`PATCH /user/address/?contact_id=${id}`, { who, body: MUMBAI });
      expect((await list())[0]).toMatchObject({ city_obj: { name: 'Mumbai' }, shipping_amt: 100 });
    });

    it('holds the changed whole to the rules', async () => {
      const { id } = await add();
      const answer = await app.call(`PATCH /user/address/${id}/`, { who, body: { state: 4008 } });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['city']]);
    });

    it('makes another address the default', async () => {
      await add();
      const { id } = await add();
      await add();
      await app.call(`PATCH /user/address/${id}/`, { who, body: { is_default: true } });
      expect((await list())[0]).toMatchObject({ id, is_default: true });
      expect(await defaults()).toBe(1);
    });

    it('never leaves a customer without a default', async () => {
      const { id } = await add();
      await app.call(`PATCH /user/address/${id}/`, { who, body: { is_default: false } });
      expect(await defaults()).toBe(1);
      await add();
      await app.call(`DELETE /user/address/${id}/`, { who });
      expect(await defaults()).toBe(1);
    });
  });

  it('costs Elite members nothing anywhere', async () => {
    who = await app.customer(2);
    await add(MUMBAI);
    expect((await list())[0].shipping_amt).toBe(0);
  });

  it('tells by when a parcel comes, and by when for members', async () => {
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

  it("treats another customer's address as missing", async () => {
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

  it('keeps one default when 20 are added as the default at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add({ is_default: true })));
    expect([(await list()).length, await defaults()]).toEqual([20, 1]);
  });

  it('tells what a PIN code means for the caller', async () => {
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
