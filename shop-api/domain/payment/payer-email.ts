import type { Context } from '../context.ts';

/** Gateways insist on an address; a customer who logs in by number may have none. */
export function payerEmail(
  { publicOrigin }: Pick<Context, 'publicOrigin'>,
  email: string | null | undefined,
): string {
  return email || `no-reply@${new URL(publicOrigin).hostname}`;
}
