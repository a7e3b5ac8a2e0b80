import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnavailable } from './database.ts';

/** SQLite's own code for a file that another process has locked. */
const SQLITE_BUSY = 5;

/**
 * Locks the data folder for this process alone. Two processes on one PGlite folder lose each
 * other's writes without an error. SQLite holds the lock as a lock of the operating system, which
 * releases it however the process ends.
 * @throws {DatabaseUnavailable} when another process has it
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DatabaseUnavailable(
      `Another process of the shop already uses ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => lock.close() };
}
