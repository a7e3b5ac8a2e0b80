import { webcrypto } from 'node:crypto';
import { configure } from '@testing-library/react';
import type { Challenge } from 'altcha-lib';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What the page posts to a worker. */
interface Work {
  type: 'work' | 'abort';
  challenge: Challenge;
  counterStart: number;
  counterStep: number;
}

/** jsdom has no workers: this one does the same work, with the library the server checks it with. */
class SolvingWorker extends EventTarget {
  async postMessage({ type, ...work }: Work): Promise<void> {
    if (type !== 'work') return;
    const data = await solveChallenge({ ...work, deriveKey });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

/** Solving takes its time on a machine that has much to do. */
const PATIENCE_MS = 8_000;

/** Gives the window what the ALTCHA widget needs of a browser. */
export function allowCaptcha(): void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  Object.assign(window, { isSecureContext: true, Worker: SolvingWorker });
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
}

/** The answer of `/api/captcha`: a task of hardly any work, valid for a while. */
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
