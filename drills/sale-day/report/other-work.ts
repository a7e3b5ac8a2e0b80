import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const TICKS_A_SECOND = 100;
const IDLE = 3;
const WAITING = 4;

/** Measures which part of the machine is taken by what is none of the cluster. */
export class OtherWork {
  #before: { at: number; ticks: number; oursS: number } | undefined;

  /**
   * Returns the part since the last call, from 0 to 1.
   * @param oursS the processor time of the cluster and its shoppers until now, in seconds
   */
  since(oursS: number): number {
    const now = { at: performance.now(), ticks: busyTicks(), oursS };
    const before = this.#before ?? now;
    this.#before = now;
    const wholeS = ((now.at - before.at) / 1000) * cpus().length;
    const busyS = (now.ticks - before.ticks) / TICKS_A_SECOND;
    return wholeS === 0 ? 0 : Math.max(0, (busyS - (oursS - before.oursS)) / wholeS);
  }
}

/** What the processors have worked since the machine began, in hundredths of a second. */
function busyTicks(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // The time of guests at the end is in that of users already.
  const fields = line.split(/\s+/).slice(1, 9).map(Number);
  return fields.reduce((sum, ticks, at) => sum + ([IDLE, WAITING].includes(at) ? 0 : ticks), 0);
}
