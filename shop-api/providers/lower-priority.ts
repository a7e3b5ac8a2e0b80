import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_LOW } = constants.priority;

/**
 * Lets everything else that the machine has to do come before a process. Linux shares processors by
 * session first, so the process needs a session of its own (decision 0081).
 */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY_LOW);
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW));
  } catch {
    // The process has ended, or the system shares by process.
  }
}
