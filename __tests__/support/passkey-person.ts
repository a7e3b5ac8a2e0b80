import { newCustomer, PASSWORD } from './new-customer.ts';
import type { TestApp } from './test-app.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

export const SHOP = 'https://vanya.example';

/** A member of staff, and what they and their browsers do about passkeys. */
export async function passkeyPerson(app: TestApp) {
  const { id, email } = await newCustomer(app.db, { isStaff: true });
  const who = await app.customer(id);
  const named = { email, password: PASSWORD };
  const post = (path: string, body: object = {}) =>
    app.call(`POST /staff/second-factor/${path}`, { who, body });
  const begin = (proof: object = {}) => post('passkeys/begin/', proof);
  const add = (passkey: object) => post('passkeys/', { passkey });
  return {
    ...{ id, email, who, post, begin, add },
    state: async () => (await app.call('GET /staff/second-factor/', { who })).body.data,
    /** Adds a passkey as the first factor. */
    async withPasskey(): Promise<VirtualAuthenticator> {
      const key = new VirtualAuthenticator({ origin: SHOP });
      await add(key.make((await begin()).body.data));
      return key;
    },
    /** What a passkey has to sign for a change. */
    challenge: async () => (await post('passkeys/ask/')).body.data,
    ask: (changes: object = {}) =>
      app.call('POST /user/signin/passkey/ask/', { body: { ...named, ...changes } }),
    signIn: (codes: object = {}) =>
      app.call('POST /user/signin/', { body: { ...named, ...codes } }),
    byPasskey: (passkey: object) =>
      app.call('POST /user/signin/passkey/', { body: { ...named, passkey } }),
  };
}
