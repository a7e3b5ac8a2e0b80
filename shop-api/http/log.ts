import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';

const SECRET_NAMES = ['password', 'otp', 'token', 'authorization', 'visitor', 'recaptcha'];
const LONG_NUMBER = /\+?\d{10,}/g;
const EMAIL = /[^\s@"',]+@[^\s@"',]+/g;
const TOKEN = /token\s+\S+/gi;

interface LogInput {
  level: string;
  /** Where lines go. Default: standard output. */
  destination?: DestinationStream;
}

/**
 * A log that never holds a phone number, an address of mail, a token or a password. Errors are
 * logged as `{ error }`: under `err` pino would repeat their message unmasked.
 */
export function createLogger({ level, destination }: LogInput): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]), censor: '***' },
    serializers: { error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error for the log: values that a query was given are left out, secrets masked. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: mask(String(error)) };
  return {
    type: error.name,
    message: mask(withoutParams(error.message)),
    stack: mask(withoutParams(error.stack ?? '')),
    cause: error.cause ? describeError(error.cause) : undefined,
  };
}

/** drizzle-orm writes the values of a failed query below its text. */
function withoutParams(text: string): string {
  return text.replace(/^params: .*$/gm, 'params: ***');
}

function mask(text: string): string {
  return text.replace(TOKEN, 'token ***').replace(EMAIL, '***@***').replace(LONG_NUMBER, '***');
}
