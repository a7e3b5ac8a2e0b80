import { ConfigError } from './config.ts';
import { DatabaseUnavailable } from './db/database.ts';

const WORDS: Record<string, string> = {
  EADDRINUSE: 'The port is already in use. Stop the other program or set API_PORT.',
  EADDRNOTAVAIL: 'API_HOST is not an address of this machine.',
  ENOSPC: 'The disk is full. Make room and start again.',
  EACCES: 'The data folder cannot be written. Check its owner or set DATA_DIR.',
  EPERM: 'The data folder cannot be written. Check its owner or set DATA_DIR.',
  EROFS: 'The data folder is on a read-only disk. Set DATA_DIR.',
  ENOTDIR: 'DATA_DIR is not a folder.',
  EEXIST: 'DATA_DIR is not a folder.',
  '53100': 'The disk of the database is full. Make room and start again.',
};

/** One line that says what is wrong at the start and what to do, or undefined for a fault of ours. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  for (let one = error; one instanceof Error; one = one.cause) {
    if (!('code' in one)) continue;
    const words = WORDS[String(one.code)];
    if (words) return `${words} (${one.message})`;
  }
  return undefined;
}
