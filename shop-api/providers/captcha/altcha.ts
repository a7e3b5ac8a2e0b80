import {
  type Challenge,
  createChallenge,
  type Payload,
  randomInt,
  verifySolution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../clock.ts';
import type { Keys } from '../keys.ts';
import type { CaptchaProvider } from './captcha.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const VALID_MS = 10 * 60_000;

/** The work of a solution; 3000 steps are about a second on a mid-range phone. */
export interface Work {
  /** PBKDF2 rounds of one step. */
  cost: number;
  min: number;
  max: number;
}

/** Returns the work of a challenge of at most this many steps. */
export function altchaWork(steps: number): Work {
  return { cost: 1000, min: Math.ceil(steps / 3), max: steps };
}

interface Altcha {
  keys: Keys;
  clock: Clock;
  work: Work;
}

/** Proof of work that the shop checks itself: no third party and no puzzle. */
export function altcha({ keys, clock, work }: Altcha): CaptchaProvider {
  const secrets = {
    hmacSignatureSecret: keys.secretFor('altcha challenge'),
    hmacKeySignatureSecret: keys.secretFor('altcha key'),
  };
  return {
    async task(form) {
      const until = Math.floor((clock.now().getTime() + VALID_MS) / 1000);
      const { parameters, signature } = await createChallenge({
        ...secrets,
        algorithm: ALGORITHM,
        cost: work.cost,
        counter: randomInt(work.max, work.min),
        deriveKey,
        data: { form, until },
      });
      const challenge = { parameters: { ...parameters, expiresAt: until }, signature };
      return { provider: 'altcha', siteKey: null, challenge };
    },
    async check({ form, answer }) {
      const payload = readPayload(answer);
      if (payload?.challenge.parameters.data?.form !== form) return undefined;
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      return verified ? solvedOf(challenge, clock) : undefined;
    },
  };
}

function solvedOf({ parameters }: Challenge, clock: Clock) {
  const expiresAt = new Date(Number(parameters.data?.until) * 1000);
  return expiresAt > clock.now() ? { id: `altcha:${parameters.nonce}`, expiresAt } : undefined;
}

/** Parses the shopper's answer; its signature is checked later. */
function readPayload(answer: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Payload;
    const { challenge, solution } = payload;
    if (typeof challenge.signature !== 'string') return undefined;
    // For the widget only: the library would compare it with the machine's clock, not ours.
    const { expiresAt: _forTheWidget, ...parameters } = challenge.parameters;
    return { challenge: { parameters, signature: challenge.signature }, solution };
  } catch {
    return undefined;
  }
}
