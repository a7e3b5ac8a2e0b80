import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MS_OF_A_TICK = 10;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Returns the processor time of a process in milliseconds; 0 after its end. Linux only. */
export function processMs(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_OF_A_TICK;
  } catch {
    return 0;
  }
}

/**
 * Returns the processor time in milliseconds of the connections to a database, with their parallel
 * workers, on a PostgreSQL server of this machine.
 */
export function databaseMs(database: string): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOfDatabase(name, database))
    .reduce((sum, pid) => sum + processMs(Number(pid)), 0);
}

function isOfDatabase(pid: string, database: string): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return title.startsWith('postgres:') && title.includes(` ${database} `);
  } catch {
    return false;
  }
}
