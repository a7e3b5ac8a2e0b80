import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';

const FOLDER = new URL('./results/', import.meta.url);

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

/** Stores the figures of one run, with the machine and versions they were measured on. */
export async function writeResult(name: string, rows: unknown): Promise<void> {
  const result = {
    measuredAt: new Date().toISOString(),
    commit: commit(),
    machine: { cpu: os.cpus()[0]?.model, cores: os.cpus().length, node: process.version },
    rows,
  };
  await writeResultFile(`${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
}

/** Stores a file of a run, in the folder that is not tracked. */
export async function writeResultFile(name: string, text: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(new URL(name, FOLDER), text);
}
