import { beforeAll, describe, expect, test } from '@jest/globals';
import { openSession } from '@/lib/server/session/open-session';

beforeAll(() => {
  Object.assign(process.env, {
    PUBLIC_ORIGIN: 'https://vanya.example',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
  });
});

/** Opens the session of a browser with these cookies; `headers` receive its new cookies. */
async function open(cookies: string[] = []) {
  const pairs = cookies.map((cookie) => cookie.split(';')[0]);
  const request = new Request('https://vanya.example/api/cart', {
    headers: { Cookie: pairs.join('; ') },
  });
  const headers = new Headers();
  const session = await openSession(request, headers);
  return { session, headers };
}

const login = { token: 'a token', customer: { firstName: 'Nandini', isStaff: false } };

async function loggedIn(): Promise<string[]> {
  const { session, headers } = await open();
  Object.assign(session.data, login);
  await session.save();
  return headers.getSetCookie();
}

describe('on a shop with https', () => {
  test('every cookie is bound to this host and to https', async () => {
    const cookies = await loggedIn();
    const { session, headers } = await open(cookies);
    session.data.visitorId = 'a visitor';
    delete session.data.token;
    await session.save();
    const all = [...cookies, ...headers.getSetCookie()];
    expect(all.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-vanya_login',
      '__Host-vanya_session',
      '__Host-vanya_ended',
    ]);
    for (const cookie of all) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(cookie).not.toMatch(/Domain/i);
    }
  });
});

describe('saving a session', () => {
  test('writes nothing when nothing has changed', async () => {
    const { session, headers } = await open(await loggedIn());
    expect(session.data).toEqual(login);
    await session.save();
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('writes only the changed part', async () => {
    const { session, headers } = await open(await loggedIn());
    session.data.isGift = true;
    await session.save();
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-vanya_session=/)]);
  });

  test('deletes a cookie that has become empty', async () => {
    const { session, headers } = await open(await loggedIn());
    session.clear();
    await session.save();
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-vanya_login=; Max-Age=0;/),
      expect.stringMatching(/^__Host-vanya_ended=/),
    ]);
  });
});

test('a login cookie under the name of the visit cookie is ignored', async () => {
  const [cookie = ''] = await loggedIn();
  const { session } = await open([cookie.replace('vanya_login', 'vanya_session')]);
  expect(session.data).toEqual({});
});
