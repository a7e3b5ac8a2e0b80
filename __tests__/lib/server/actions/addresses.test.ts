import { beforeEach, describe, expect, test } from '@jest/globals';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { ORIGIN } from '@/__tests__/support/storefront-browser';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import type { Address } from '@/contract/accounts/address';
import { addressApiMessages } from '@/contract/messages/addresses';
import { mobileMessages } from '@/contract/messages/fields';

const { removeAddress: removal, address, addresses } = accountCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(async () => {
  shopper = new StorefrontShopper();
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

/** The form of a browser without scripts. */
const FORM = {
  ...Object.fromEntries(Object.entries(SAMPLE_ADDRESS).map(([name, value]) => [name, `${value}`])),
  calling_code: '+91',
  mobile: '9825000000',
  another_mobile: '',
};

describe('the addresses of a customer', () => {
  test('every write answers all of them with the API’s message', async () => {
    const answer = await (await add(SAMPLE_ADDRESS)).json();
    expect(answer.message).toBe(addressApiMessages.saved);
    expect(answer.addresses).toMatchObject([{ full_name: 'Asha Rao', is_default: true }]);
    const { id } = answer.addresses[0];
    const edited = await (await edit(id, { landmark: 'Near the lake' })).json();
    expect(edited.addresses).toMatchObject([{ id, landmark: 'Near the lake' }]);
    const removed = await (await remove(id)).json();
    expect(removed).toEqual({ addresses: [], message: addressApiMessages.removed });
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

  test('a new address replaces the one it names; an edit changes the named address', async () => {
    const old = await added();
    await add({ ...SAMPLE_ADDRESS, full_name: 'Ravi Rao', add_id: old.id });
    const [kept] = await list();
    expect(kept).toMatchObject({ full_name: 'Ravi Rao' });
    expect(kept?.id).not.toBe(old.id);
    await add({ ...SAMPLE_ADDRESS, full_name: 'Mira Rao', contact_id: kept?.id });
    expect(await list()).toMatchObject([{ id: kept?.id, full_name: 'Mira Rao' }]);
  });

  test('mobile numbers get the calling code from the form', async () => {
    await add({ ...SAMPLE_ADDRESS, calling_code: '+91', mobile: '9825011111' });
    expect((await list())[0]?.mobile).toBe('+919825011111');
  });

  test('invalid input is refused by field', async () => {
    const answer = await add({ ...SAMPLE_ADDRESS, mobile: '12', city: 1, full_name: ' ' });
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toMatchObject({
      mobile: [mobileMessages.notTenDigits],
      full_name: ['Full name is required'],
    });
  });

  test('are not found by another customer', async () => {
    const { id } = await added();
    const other = new StorefrontShopper();
    await other.logIn('elite@example.com');
    expect((await edit(id, { landmark: 'Mine' }, other)).status).toBe(404);
    expect((await remove(id, other)).status).toBe(404);
    expect((await new StorefrontShopper().send(addresses.GET)).status).toBe(401);
    expect(await list()).toMatchObject([{ id, landmark: '' }]);
  });
});

describe('the form of a browser without scripts', () => {
  const post = (form: object) => shopper.send(addresses.POST, { form: { ...FORM, ...form } });

  test('saves, confirms it and redirects to the next page', async () => {
    const answer = await post({ next: '/checkout' });
    const [{ id } = { id: 0 }] = await list();
    const back = `/checkout?address=${id}`;
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, back]);
    expect((await shopper.session()).flash).toMatchObject({
      message: addressApiMessages.saved,
      isError: false,
    });
    expect(await list()).toMatchObject([{ mobile: '+919825000000', city_obj: { id: 57_606 } }]);
  });

  test('understands numbers with their country and trunk prefix', async () => {
    await post({ mobile: '+91 (0) 98250 00000', another_mobile: '919825011111' });
    expect(await list()).toMatchObject([
      { mobile: '+919825000000', another_mobile: '+919825011111' },
    ]);
  });

  test('accepts a city of another state by its name', async () => {
    await post({ state: '4008', city_name: 'mumbai', postal_code: '400001' });
    expect(await list()).toMatchObject([{ city_obj: { name: 'Mumbai' } }]);
  });

  test('accepts a city by its name in the language of the page', async () => {
    const headers = { Referer: `${ORIGIN}/hi/profile/addresses/add` };
    const form = { ...FORM, state: '4008', city_name: 'मुंबई', postal_code: '400001' };
    await shopper.send(addresses.POST, { form, headers });
    expect(await list()).toMatchObject([{ city_obj: { name: 'Mumbai' } }]);
  });

  test('is shown again with the errors', async () => {
    const answer = await post({ city_name: 'Atlantis', from: '/profile/addresses/add' });
    expect(answer.headers.get('Location')).toBe('/profile/addresses/add');
    expect((await shopper.session()).flash).toMatchObject({
      isError: true,
      errors: { city: [addressApiMessages.otherCity] },
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
