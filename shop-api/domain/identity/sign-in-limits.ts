import type { Context } from '../context.ts';
import { forgetAttempts, limitAttempts, takeBackAttempt } from '../limits/count-attempt.ts';
import type { Limit } from '../limits/limit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const GUESSER: Limit = { name: 'sign-in, account and address', max: 5, windowMs: 15 * MINUTE_MS };
const ADDRESS: Limit = { name: 'sign-in, address', max: 50, windowMs: HOUR_MS };
const ACCOUNT: Limit = { name: 'sign-in, account', max: 100, windowMs: HOUR_MS };

interface Guess {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'address'>;
  /** In lower case. */
  input: { email: string };
}

/**
 * Counts a sign-in as a failure until it proves to be none, so that guesses at the same time are
 * limited too. The narrowest limit comes first: what it refuses does not use up the account's, so
 * that one guesser does not lock the owner out. Errors: `too_many_requests`, saying when to come back.
 */
export async function countSignIn(guess: Guess): Promise<void> {
  for (const input of countsOf(guess)) await limitAttempts({ ctx: guess.ctx, input });
}

/** Takes back what `countSignIn` counted. */
export async function takeBackSignIn(guess: Guess): Promise<void> {
  for (const input of countsOf(guess)) await takeBackAttempt({ ctx: guess.ctx, input });
}

/** The same for whoever knew the password; his own earlier failures are forgotten, others' are not. */
export async function forgiveSignIn(guess: Guess): Promise<void> {
  await takeBackSignIn(guess);
  await forgetOwnGuesses(guess);
}

/** Forgets what failed from this address: whoever reads the account's mail has not been guessing. */
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
