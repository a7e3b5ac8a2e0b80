import { createHmac } from 'node:crypto';

interface Notice {
  secret: string;
  /** Unix seconds. */
  timestamp: number;
  body: string;
}

/** The signature of a cache notice: HMAC-SHA256 over `{timestamp}.{body}`, in hex. */
export function signNotice({ secret, timestamp, body }: Notice): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}
