import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Context } from '../../kernel/context.ts';

type Sealing = Pick<Context, 'keys'>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ keys }: Sealing) => Buffer.from(keys.secretFor('second factor'), 'hex');

/** Encrypts the secret of an app, so that a stolen table opens no desk. */
export function sealed(ctx: Sealing, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(ctx), nonce, { authTagLength: TAG_BYTES });
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
}

/** Decrypts what `sealed` returned. @throws Error where it was made with another key */
export function opened(ctx: Sealing, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(ctx), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const content = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
