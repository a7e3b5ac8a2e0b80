import { describeError } from '../contract/kit/log-fields.ts';
import { ConfigError } from './config-error.ts';
import { DatabaseUnavailable } from './db/database.ts';

const MESSAGES: Record<string, string> = {
  EADDRINUSE:
    'The port is already in use. Stop the other program or set API_PORT, for a worker WORKER_METRICS_PORT.',
  EADDRNOTAVAIL: 'API_HOST is not an address of this machine.',
  ENOSPC: 'The disk is full. Make room and start again.',
  EACCES: 'The data folder cannot be written. Check its owner or set DATA_DIR.',
  EPERM: 'The data folder cannot be written. Check its owner or set DATA_DIR.',
  EROFS: 'The data folder is on a read-only disk. Set DATA_DIR.',
  ENOTDIR: 'DATA_DIR is not a folder.',
  EEXIST: 'DATA_DIR is not a folder.',
  '42P07':
    'The tables are of a version that this one cannot bring up to date. Use an empty database, or an empty DATA_DIR.',
  '53100': 'The disk of the database is full. Make room and start again.',
};

/** Returns what a program prints that failed: one line where there is a remedy, else the error. */
export function failureOf(error: unknown): unknown {
  return startProblem(error) ?? describeError(error);
}

/** Explains a failed start and its remedy in one line; undefined for an internal error. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  for (let one = error; one instanceof Error; one = one.cause) {
    if (!('code' in one)) continue;
    const message = MESSAGES[String(one.code)];
    if (message) return `${message} (${one.message})`;
  }
  return undefined;
}
