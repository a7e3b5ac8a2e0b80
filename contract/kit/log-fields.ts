/** The levels of a log, from the most talkative one. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRET_NAMES = ['password', 'otp', 'token', 'authorization', 'visitor', 'recaptcha'];
const LONG_NUMBER = /\+?\d{10,}/g;
const EMAIL = /[^\s@"',]+@[^\s@"',]+/g;
const TOKEN = /token\s+\S+/gi;

/** The paths of fields that no log contains, as pino's `redact` takes them. */
const SECRET_FIELDS = SECRET_NAMES.flatMap((name) => [name, `*.${name}`]);

/**
 * Returns the options with which pino writes the log of either half: lines of JSON, each with the id
 * of its request, if it has one. Errors are logged as `{ error }`: under `err` pino would repeat
 * their message unmasked.
 */
export function logOptions(level: string, requestId: () => string | undefined) {
  return {
    level,
    base: null,
    mixin: () => {
      const id = requestId();
      return id === undefined ? {} : { requestId: id };
    },
    redact: { paths: SECRET_FIELDS, censor: '***' },
    serializers: { error: describeError },
  };
}

/**
 * Describes an error for a log or a console: values of a query are left out, secrets masked, and long
 * lines cut, such as a query of ten thousand rows.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: maskSecrets(String(error)) };
  return {
    type: error.name,
    message: readable(error.message),
    stack: readable(error.stack ?? ''),
    cause: error.cause ? describeError(error.cause) : undefined,
  };
}

const LONGEST_LINE = 1_000;

function readable(text: string): string {
  const lines = withoutParams(text).split('\n');
  const short = lines.map((line) =>
    line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line,
  );
  return maskSecrets(short.join('\n'));
}

const LONGEST_REASON = 300;

/**
 * Returns why something failed, in one short line for a person: what the innermost error says,
 * without the query and its values, secrets masked.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause) return reasonOf(error.cause);
  const said = error instanceof Error ? `${error.name}: ${withoutParams(error.message)}` : error;
  return maskSecrets(String(said)).replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON);
}

/** Masks phone numbers, email addresses and tokens in a text for a log. */
export function maskSecrets(text: string): string {
  return text.replace(TOKEN, 'token ***').replace(EMAIL, '***@***').replace(LONG_NUMBER, '***');
}

/** Removes the values of a failed query, of any number of lines, which drizzle-orm writes below it. */
function withoutParams(text: string): string {
  return text.replace(/^params: [\s\S]*?(?=\n {4}at |(?![\s\S]))/gm, 'params: ***');
}
