import { and, eq, gt } from 'drizzle-orm';
import { factorMessages } from '../../../../contract/messages/second-factor.ts';
import { type PasskeyPurpose, passkeyChallenges } from '../../../db/schema/passkeys.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { DomainError } from '../../kernel/errors.ts';

/** How long a person may look for a key; the browser is told the same. */
export const CHALLENGE_MS = 3 * MINUTE_MS;

interface Bound {
  customerId: number;
  purpose: PasskeyPurpose;
}

/** Keeps what a passkey of a person has to sign for a purpose, in place of an earlier challenge. */
export async function keepChallenge({
  ctx,
  input,
}: Given<Bound & { challenge: string }>): Promise<void> {
  const { challenge } = input;
  const expiresAt = new Date(ctx.clock.now().getTime() + CHALLENGE_MS);
  const { customerId, purpose } = passkeyChallenges;
  await ctx.db
    .insert(passkeyChallenges)
    .values({ ...input, expiresAt })
    .onConflictDoUpdate({ target: [customerId, purpose], set: { challenge, expiresAt } });
}

interface TakeChallenge {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: Bound;
}

/** Takes the challenge of a person for a purpose: it is worth nothing afterwards. Errors: `invalid`. */
export async function takeChallenge({ ctx, input }: TakeChallenge): Promise<string> {
  const isTheirs = and(
    eq(passkeyChallenges.customerId, input.customerId),
    eq(passkeyChallenges.purpose, input.purpose),
    gt(passkeyChallenges.expiresAt, ctx.clock.now()),
  );
  const [taken] = await ctx.db.delete(passkeyChallenges).where(isTheirs).returning();
  if (!taken) throw new DomainError('invalid', 'passkey_over', factorMessages.passkeyOver);
  return taken.challenge;
}
