import { forgetAttempts, limitAttempts, takeBackAttempt } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import type { Limit } from '../../kernel/limit.ts';

const GUESSER: Limit = { name: 'sign-in, account and address', max: 5, windowMs: 15 * MINUTE_MS };
const ADDRESS: Limit = { name: 'sign-in, address', max: 50, windowMs: HOUR_MS };
const ACCOUNT: Limit = { name: 'sign-in, account', max: 100, windowMs: HOUR_MS };

interface Guess {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'address'>;
  /** In lower case. */
  input: { email: string };
}

/**
 * Counts a sign-in as a failure until it succeeds, so that concurrent guesses are limited too. The
 * narrowest limit comes first: an attempt it refuses does not count for the account, so that one
 * attacker cannot lock the owner out. Errors: `too_many_requests`, saying when to try again.
 */
export async function countSignIn(guess: Guess): Promise<void> {
  for (const input of countsOf(guess)) await limitAttempts({ ctx: guess.ctx, input });
}

/** Takes back the attempt that `countSignIn` counted. */
export async function takeBackSignIn(guess: Guess): Promise<void> {
  for (const input of countsOf(guess)) await takeBackAttempt({ ctx: guess.ctx, input });
}

/**
 * Takes back the attempt of a successful sign-in and clears the account's failures from this IP
 * address; those from other addresses stay.
 */
export async function forgiveSignIn(guess: Guess): Promise<void> {
  await takeBackSignIn(guess);
  await forgetOwnGuesses(guess);
}

/**
 * Clears the account's failures from this IP address, once the caller has proven to be the owner.
 */
export async function forgetOwnGuesses(guess: Guess): Promise<void> {
  const [own] = countsOf(guess);
  await forgetAttempts({ ctx: guess.ctx, input: own });
}

type Counted = Parameters<typeof limitAttempts>[0]['input'];

function countsOf({ ctx: { address }, input: { email } }: Guess): [Counted, ...Counted[]] {
  return [
    { limit: GUESSER, of: `${email} ${address}` },
    { limit: ADDRESS, of: address },
    { limit: ACCOUNT, of: email },
  ];
}
