import { createHmac, hkdfSync } from 'node:crypto';

/** The secrets of the shop API, all derived from the configured one. */
export interface Keys {
  /** Returns a secret of 32 bytes, in hex, for one purpose and no other. */
  secretFor: (purpose: string) => string;
  /** Returns the HMAC-SHA256 of a text in hex, under the secret for the purpose. */
  sign: (purpose: string, text: string) => string;
}

/** Derives one key per purpose from `secret`, which has at least 32 characters. */
export function keysFrom(secret: string): Keys {
  const secretFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex');
  return {
    secretFor,
    sign: (purpose, text) => createHmac('sha256', secretFor(purpose)).update(text).digest('hex'),
  };
}
