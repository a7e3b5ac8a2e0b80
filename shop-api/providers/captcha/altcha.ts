import type { Challenge, Payload } from 'altcha-lib';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from '../clock/clock.ts';
import type { Keys } from '../keys/keys.ts';
import type { Captcha } from './captcha.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
const VALID_MS = 10 * 60_000;

/** How much work a solution is: about a second on a phone of the middle range. */
export interface Work {
  /** PBKDF2 rounds of one step. */
  cost: number;
  fewest: number;
  most: number;
}

const WORK: Work = { cost: 1000, fewest: 1000, most: 3000 };

interface Altcha {
  keys: Keys;
  clock: Clock;
  work?: Work;
}

/** Proof of work, checked by the shop itself: no third party and no puzzle. */
export function altcha({ keys, clock, work = WORK }: Altcha): Captcha {
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
        counter: randomInt(work.most, work.fewest),
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

/** What the shopper sent, as far as it has the shape of an answer; its signature is checked later. */
function readPayload(answer: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Payload;
    const { challenge, solution } = payload;
    if (typeof challenge.signature !== 'string') return undefined;
    // It is for the widget alone: the library would compare it with the machine's clock, not ours.
    const { expiresAt: _forTheWidget, ...parameters } = challenge.parameters;
    return { challenge: { parameters, signature: challenge.signature }, solution };
  } catch {
    return undefined;
  }
}
