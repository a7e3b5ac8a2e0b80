import { beforeEach, describe, expect, test } from '@jest/globals';
import * as removal from '@/app/api/addresses/[id]/remove/route';
import * as address from '@/app/api/addresses/[id]/route';
import * as addresses from '@/app/api/addresses/route';
import type { Address } from '@/contract/address';
import { DoorShopper, withShopApi } from '../../../support/door-shopper';
import { SAMPLE_ADDRESS } from '../../../support/sample-address';

withShopApi();

let shopper: DoorShopper;
beforeEach(async () => {
  shopper = new DoorShopper();
  await shopper.logIn();
  for (const { id } of await list()) await remove(id);
});

const list = async (): Promise<Address[]> =>
  (await (await shopper.send(addresses.GET)).json()).addresses;
const add = (json: object) => shopper.send(addresses.POST, { json });
const edit = (id: number, json: object, by = shopper) =>
  by.send(address.POST, { json, params: { id: String(id) } });
const remove = (id: number, by = shopper) =>
  by.send(address.DELETE, { method: 'DELETE', params: { id: String(id) } });
const added = async (fields: object = {}): Promise<Address> => {
  await add({ ...SAMPLE_ADDRESS, ...fields });
  const [newest] = (await list()).toSorted((one, other) => other.id - one.id);
  return newest as Address;
};

/** The form of a page without scripts. */
const FORM = {
  ...Object.fromEntries(Object.entries(SAMPLE_ADDRESS).map(([name, value]) => [name, `${value}`])),
  calling_code: '+91',
  mobile: '9825000000',
  another_mobile: '',
};

describe('the addresses of a customer', () => {
  test('every write answers all of them with the words of the API', async () => {
    const answer = await (await add(SAMPLE_ADDRESS)).json();
    expect(answer.message).toBe('Your address has been saved!');
    expect(answer.addresses).toMatchObject([{ full_name: 'Asha Rao', is_default: true }]);
    const { id } = answer.addresses[0];
    const edited = await (await edit(id, { landmark: 'Near the lake' })).json();
    expect(edited.addresses).toMatchObject([{ id, landmark: 'Near the lake' }]);
    const removed = await (await remove(id)).json();
    expect(removed).toEqual({ addresses: [], message: 'Your address has been removed.' });
  });

  test('one can be made the default', async () => {
    const first = await added();
    const second = await added({ full_name: 'Ravi Rao' });
    await edit(second.id, { is_default: true });
    const defaults = (await list()).map(({ id, is_default }) => [id, is_default]);
    expect(defaults).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  test('a new one replaces the one it names, and another is changed where it is named', async () => {
    const old = await added();
    await add({ ...SAMPLE_ADDRESS, full_name: 'Ravi Rao', add_id: old.id });
    const [kept] = await list();
    expect(kept).toMatchObject({ full_name: 'Ravi Rao' });
    expect(kept?.id).not.toBe(old.id);
    await add({ ...SAMPLE_ADDRESS, full_name: 'Mira Rao', contact_id: kept?.id });
    expect(await list()).toMatchObject([{ id: kept?.id, full_name: 'Mira Rao' }]);
  });

  test('mobile numbers get the calling code of the form', async () => {
    await add({ ...SAMPLE_ADDRESS, calling_code: '+91', mobile: '9825011111' });
    expect((await list())[0]?.mobile).toBe('+919825011111');
  });

  test('what is wrong is told by field', async () => {
    const answer = await add({ ...SAMPLE_ADDRESS, mobile: '12', city: 1, full_name: ' ' });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject({
      mobile: ['Mobile number must be 10 digits'],
      full_name: ['Full name is required'],
    });
  });

  test('are nobody else’s: another customer finds none of them', async () => {
    const { id } = await added();
    const other = new DoorShopper();
    await other.logIn('elite@example.com');
    expect((await edit(id, { landmark: 'Mine' }, other)).status).toBe(404);
    expect((await remove(id, other)).status).toBe(404);
    expect((await new DoorShopper().send(addresses.GET)).status).toBe(401);
    expect(await list()).toMatchObject([{ id, landmark: '' }]);
  });
});

describe('the form of a page without scripts', () => {
  const post = (form: object) => shopper.send(addresses.POST, { form: { ...FORM, ...form } });

  test('saves, says so and leads on', async () => {
    const answer = await post({ next: '/checkout' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/checkout']);
    expect((await shopper.session()).flash).toMatchObject({
      message: 'Your address has been saved!',
      isError: false,
    });
    expect(await list()).toMatchObject([{ mobile: '+919825000000', city_obj: { id: 57_606 } }]);
  });

  test('takes a city of another state by its name', async () => {
    await post({ state: '4008', city_name: 'mumbai', postal_code: '400001' });
    expect(await list()).toMatchObject([{ city_obj: { name: 'Mumbai' } }]);
  });

  test('comes back with what is wrong', async () => {
    const answer = await post({ city_name: 'Atlantis', from: '/profile/addresses/add' });
    expect(answer.headers.get('Location')).toBe('/profile/addresses/add');
    expect((await shopper.session()).flash).toMatchObject({
      isError: true,
      errors: { city: ['Please choose a city of this state'] },
    });
  });

  test('makes an address the default, and removes it', async () => {
    await added();
    const { id } = await added();
    const params = { id: String(id) };
    await shopper.send(address.POST, { form: { is_default: 'true' }, params });
    expect((await list())[0]?.id).toBe(id);
    const answer = await shopper.send(removal.POST, { form: {}, params, method: 'POST' });
    expect(answer.headers.get('Location')).toBe('/profile#addresses');
    expect((await list()).map((kept) => kept.id)).not.toContain(id);
  });
});
