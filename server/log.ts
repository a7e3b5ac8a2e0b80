import { format, stripVTControlCharacters } from 'node:util';
import { type DestinationStream, type Logger, pino } from 'pino';
import { logOptions, maskSecrets } from '../contract/kit/log-fields.ts';
import { currentRequestId } from '../lib/server/session/request-id.ts';

/**
 * Creates the log of the storefront: lines of JSON like those of the API, each with the id of the
 * request that caused it, and without phone numbers, email addresses, tokens or passwords.
 * @param destination of the lines; default: standard output
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = logOptions(level, currentRequestId);
  return destination ? pino(options, destination) : pino(options);
}

/** The methods of the console, and their levels. */
const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const;

/**
 * Has everything that this process prints be lines of a log. Next.js reports what failed while a page
 * was rendered, and packages what they warn of, to the console alone.
 */
export function logConsole(logger: Logger, target: Console = console): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    target[method as keyof typeof LEVELS] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      logger[level](error ? { error, digest: digestOf(error) } : {}, textOf(parts));
    };
  }
}

/** The number under which Next.js shows an error to the shopper. */
function digestOf(error: Error): unknown {
  return 'digest' in error ? error.digest : undefined;
}

/** The message of a line: what was printed but errors, which have a field of their own. */
function textOf(parts: unknown[]): string {
  const text = format(...parts.filter((part) => !(part instanceof Error)));
  return maskSecrets(stripVTControlCharacters(text)).trim();
}
