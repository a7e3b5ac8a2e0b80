import type { Writes } from './entry-writes.ts';
import { PASSWORD } from './new-customer.ts';

const key = { id: 'AAAA', rawId: 'AAAA' };
const SIGNED = {
  ...key,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const MADE = { ...key, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

/** Bodies of the calls about passkeys, of callers who have none. */
export const PASSKEY_WRITES: Writes = {
  askSigninPasskey: { body: ({ email }) => ({ email, password: PASSWORD }), status: 422 },
  // Without a second factor the password is enough.
  signinByPasskey: { body: ({ email }) => ({ email, password: PASSWORD, passkey: SIGNED }) },
  askPasskey: { body: () => ({}), status: 422 },
  beginPasskey: { body: () => ({}) },
  // Nobody has asked for it.
  addPasskey: { body: () => ({ passkey: MADE }), status: 422 },
  removePasskey: { body: () => ({ passkey: SIGNED }), at: () => '1', status: 404 },
};
