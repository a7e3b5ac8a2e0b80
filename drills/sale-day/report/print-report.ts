import type { figuresOf } from './figures.ts';
import type { Alone } from './measure-alone.ts';

type Figures = ReturnType<typeof figuresOf> & {
  quiet: { pages: Alone; orders: Alone };
  connections: Record<string, number>;
  bytesPerOrder: number;
  programs: Record<string, { memoryMiB: number; processorS: number }>;
};

const SHOWN_FAULTS = 20;

/** Prints what was measured and what was promised. Returns whether every promise was kept. */
export function printReport(figures: Figures, faults: Record<string, string[]>): boolean {
  const { troubles, programs, ...rest } = figures;
  console.table(
    Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [
        name,
        { value: typeof value === 'object' ? JSON.stringify(value) : value },
      ]),
    ),
  );
  console.table(troubles);
  console.table(
    Object.fromEntries(
      Object.entries(programs).map(([name, { memoryMiB, processorS }]) => [
        name,
        { 'memory MiB': Math.round(memoryMiB), 'processor s': Math.round(processorS) },
      ]),
    ),
  );
  for (const [promise, broken] of Object.entries(faults)) {
    console.info(`${broken.length === 0 ? '✔' : '✖'} ${promise}`);
    for (const line of broken.slice(0, SHOWN_FAULTS)) console.info(`    ${line}`);
    if (broken.length > SHOWN_FAULTS) console.info(`    and ${broken.length - SHOWN_FAULTS} more`);
  }
  return Object.values(faults).every((broken) => broken.length === 0);
}
