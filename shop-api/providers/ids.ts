import { randomBytes, randomInt } from 'node:crypto';

/** Random ids. A provider, so that tests can predict them. */
export interface Ids {
  /** 128 random bits as 32 hexadecimal characters. */
  visitorId: () => string;
  /** 256 random bits; only their hash is stored. */
  loginToken: () => string;
  /** 256 random bits for an emailed link; only their hash is stored. */
  resetToken: () => string;
  /** 256 random bits that stand for an entered code; only their hash is stored. */
  numberProof: () => string;
  /** 125 random bits as 25 letters and digits, the maximum of gateways. */
  txnid: () => string;
  /** 128 random bits as 32 hexadecimal characters. */
  avatarId: () => string;
  /** 128 random bits as 32 hexadecimal characters. */
  photoId: () => string;
  /** 128 random bits as 32 hexadecimal characters, for the link of a wishlist. */
  wishlistToken: () => string;
  /** 128 random bits as 32 hexadecimal characters. */
  searchIndexId: () => string;
  /** Six random digits. */
  loginCode: () => string;
}

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

export const randomIds: Ids = {
  visitorId: () => randomBytes(16).toString('hex'),
  loginToken: () => randomBytes(32).toString('base64url'),
  resetToken: () => randomBytes(32).toString('base64url'),
  numberProof: () => randomBytes(32).toString('base64url'),
  txnid: () => Array.from(randomBytes(25), (byte) => BASE32[byte % 32]).join(''),
  avatarId: () => randomBytes(16).toString('hex'),
  photoId: () => randomBytes(16).toString('hex'),
  wishlistToken: () => randomBytes(16).toString('hex'),
  searchIndexId: () => randomBytes(16).toString('hex'),
  loginCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
};
