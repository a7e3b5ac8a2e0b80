import { readdirSync, readFileSync } from 'node:fs';

/** What a program and those that it has started take. */
export interface Resources {
  /** Proportional set size, in MiB: what is shared is counted once. */
  memoryMiB: number;
  /** Processor time since they began, in seconds. */
  processorS: number;
}

const TICKS_A_SECOND = 100;
const KIB_A_MIB = 1024;

/** Reads the resources of programs by their main process. Linux only. */
export function resourcesOf(pids: Record<string, number>): Record<string, Resources> {
  const children = new Map<number, number[]>();
  const processorS = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const stat = read(`/proc/${name}/stat`);
    // The name before it may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    children.set(parent ?? 0, [...(children.get(parent ?? 0) ?? []), Number(name)]);
    processorS.set(Number(name), ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND);
  }
  const familyOf = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(familyOf)];
  const sum = (family: number[], of: (pid: number) => number) =>
    family.reduce((all, pid) => all + of(pid), 0);
  return Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => {
      const family = familyOf(pid);
      const memoryMiB = sum(family, memoryOf) / KIB_A_MIB;
      return [name, { memoryMiB, processorS: sum(family, (one) => processorS.get(one) ?? 0) }];
    }),
  );
}

/** In KiB. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** A process may end meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
