import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/react';
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The message that the page posts to a worker. */
interface Work {
  type: 'work' | 'abort';
  challenge: Challenge;
  counterStart: number;
  counterStep: number;
}

/** Solves the challenge as the worker does, with the server's library: jsdom has no workers. */
class SolvingWorker extends EventTarget {
  async postMessage({ type, ...work }: Work): Promise<void> {
    if (type !== 'work') return;
    const data = await solveChallenge({ ...work, deriveKey });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

/** Solving takes longer on a busy machine. */
const PATIENCE_MS = 8_000;

/** Adds the browser features that the ALTCHA widget requires to the window. */
export function allowCaptcha(): void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  Object.assign(window, { isSecureContext: true, Worker: SolvingWorker });
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
}

/** The answer of `/api/captcha`: a cheap challenge with a limited lifetime. */
export async function captchaAnswer({ validMs = 600_000 } = {}): Promise<Response> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    hmacSignatureSecret: 'secret',
    hmacKeySignatureSecret: 'secret of the key',
    expiresAt: new Date(Date.now() + validMs),
  });
  return Response.json({ status: true, provider: 'altcha', site_key: null, challenge });
}
