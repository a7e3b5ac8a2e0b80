import { beforeEach, describe, expect, test } from '@jest/globals';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { ORIGIN } from '@/__tests__/support/storefront-browser';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { toForm } from '@/__tests__/support/to-form';
import { accountCalls } from '@/app/api/calls/account';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { avatarApiMessages, avatarMessages } from '@/contract/messages/avatar';
import { englishText } from '@/contract/messages/text-with-values';

const { logout: logOut } = shoppingCalls;
const { removeAvatar: remove, avatar: picture } = accountCalls;

const shopApi = withShopApi();
const TOO_LARGE = englishText(avatarMessages.tooLarge);
const BYTES = { 'Content-Type': 'application/octet-stream' };

let shopper: StorefrontShopper;

beforeEach(async () => {
  shopper = new StorefrontShopper();
  await shopper.logIn((await newCustomer(shopApi().db)).email, PASSWORD);
});

const sendBytes = async (blob: Blob) =>
  shopper.send(picture.POST, { raw: await blob.bytes(), headers: BYTES });
const sendForm = async (fields: object) => {
  const form = new Response(toForm(fields));
  const headers = { 'Content-Type': form.headers.get('Content-Type') ?? '' };
  return shopper.send(picture.POST, { raw: new Uint8Array(await form.arrayBuffer()), headers });
};
const flash = async () => (await shopper.session()).flash;

describe('an avatar sent by a script', () => {
  test('is answered with the stored avatar', async () => {
    const answer = await sendBytes(await sampleUpload());
    expect(await answer.json()).toMatchObject({
      message: avatarApiMessages.changed,
      picture: { src: expect.stringMatching(/^\/media\/portraits\/[0-9a-f]{32}$/), width: 512 },
    });
    const removed = await shopper.send(remove.POST, { json: {} });
    expect(await removed.json()).toEqual({
      message: avatarApiMessages.removed,
      picture: null,
    });
  });

  test('is refused with the reason beside its field', async () => {
    const answer = await sendBytes(new Blob(['no picture']));
    expect(answer.status).toBe(422);
    const message = avatarApiMessages.wrongKind;
    expect(await answer.json()).toMatchObject({ message, errors: { picture: [message] } });
  });
});

describe('an avatar sent as a plain form', () => {
  test('redirects to the form, which confirms it', async () => {
    const answer = await sendForm({ picture: await sampleUpload() });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile/edit']);
    expect(await flash()).toMatchObject({ isError: false, page: '/profile/edit' });
    const removed = await shopper.send(remove.POST, { form: {} });
    expect(removed.headers.get('Location')).toBe('/profile/edit');
    expect(await flash()).toMatchObject({ message: avatarApiMessages.removed });
  });

  test('keeps the shopper inside the mobile app', async () => {
    const from = '/profile/edit?mobile=true';
    const answer = await sendForm({ picture: await sampleUpload(), next: from, from });
    expect(answer.headers.get('Location')).toBe(from);
  });

  test.each([
    ['nothing', new Blob([]), avatarMessages.missing],
    ['a text', new Blob(['text']), avatarApiMessages.wrongKind],
    ['6 MB', new Blob([new Uint8Array(6_000_000)]), TOO_LARGE],
  ])('is refused when it is %s', async (_what, file, message) => {
    const answer = await sendForm({ picture: file });
    expect(answer.headers.get('Location')).toBe('/profile/edit');
    expect(await flash()).toMatchObject({
      message,
      isError: true,
      errors: { picture: [message] },
    });
  });
});

/** Sends a picture that never ends; returns how many bytes of it were read. */
async function sendEndless(Cookie: string) {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const headers = { ...BYTES, Cookie, Origin: ORIGIN };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  const request = new Request(`${ORIGIN}/api/profile/picture`, init);
  const answer = await picture.POST(request, { params: Promise.resolve({}) });
  return { status: answer.status, message: (await answer.json()).message, bytes };
}

describe('an avatar', () => {
  test('that is too large is not read beyond the limit', async () => {
    const { status, message, bytes } = await sendEndless(shopper.cookie);
    expect([status, message]).toEqual([413, TOO_LARGE]);
    expect(bytes).toBeLessThan(8_000_000);
  });

  test('without a login is not read', async () => {
    const { status, bytes } = await sendEndless('');
    expect(status).toBe(401);
    expect(bytes).toBeLessThan(3_000_000);
  });

  test('that announces a too large size is not read at all', async () => {
    const headers = { ...BYTES, 'Content-Length': '600000000' };
    const raw = new Uint8Array(10);
    expect((await shopper.send(picture.POST, { raw, headers })).status).toBe(413);
  });

  test('can be neither set nor removed by another site or without a login', async () => {
    const headers = { ...BYTES, Origin: 'https://evil.example' };
    const raw = await (await sampleUpload()).bytes();
    expect((await shopper.send(picture.POST, { raw, headers })).status).toBe(403);
    expect((await shopper.send(remove.POST, { json: {}, headers })).status).toBe(403);
    await shopper.send(logOut.POST, { json: {} });
    expect((await shopper.send(picture.POST, { raw, headers: BYTES })).status).toBe(401);
  });
});
