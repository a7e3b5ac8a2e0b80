import { randomBytes } from 'node:crypto';

/** Names nobody can guess. A provider, so that tests can foresee them. */
export interface Ids {
  /** 128 random bits as 32 hexadecimal characters. */
  visitorId: () => string;
  /** 256 random bits; only their hash is stored. */
  loginToken: () => string;
}

export const randomIds: Ids = {
  visitorId: () => randomBytes(16).toString('hex'),
  loginToken: () => randomBytes(32).toString('base64url'),
};
