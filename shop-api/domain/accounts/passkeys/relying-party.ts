import { COSEALG } from '@simplewebauthn/server/helpers';
import type { Context } from '../../kernel/context.ts';

/** What every authenticator knows; the newer one after quantum computers is experimental in Node.js. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Returns for whom passkeys sign: the configured address of the shop, whatever a request says. */
export function relyingParty({ publicOrigin }: Pick<Context, 'publicOrigin'>) {
  const { hostname, origin } = new URL(publicOrigin);
  return { rpID: hostname, origin };
}
