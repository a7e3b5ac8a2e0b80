import { timingSafeEqual } from 'node:crypto';
import { CONFIRM_TOKEN } from '../../../contract/confirm-email.ts';
import type { Context } from '../context.ts';

const VALID_MS = 7 * 24 * 3_600_000;

type Needed = Pick<Context, 'clock' | 'keys'>;

/** Whose address it is that the link proves. */
export interface Claim {
  customerId: number;
  /** As the account has it. */
  email: string;
}

/** The last part of a link that proves an address for seven days. It tells nothing of the claim. */
export function confirmToken({ clock, keys }: Needed, claim: Claim): string {
  const until = String(clock.now().getTime() + VALID_MS);
  return `${until}-${signature(keys, claim, until)}`;
}

/** Whether the shop made a token for this very claim, and its time is not over. */
export function isTokenOf({ clock, keys }: Needed, claim: Claim, token: string): boolean {
  if (!CONFIRM_TOKEN.test(token)) return false;
  const [until = '', given = ''] = token.split('-');
  const expected = signature(keys, claim, until);
  const isOurs = timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  return isOurs && Number(until) > clock.now().getTime();
}

function signature(keys: Context['keys'], { customerId, email }: Claim, until: string): string {
  return keys.sign('confirm email link', JSON.stringify([customerId, email, until]));
}
