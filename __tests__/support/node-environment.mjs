import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';
import { collectGarbage } from './collect-garbage.mjs';

const PGLITE = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));

/** State shared by the test files of a worker, because each file has separate globals. */
const kept = new Map();

/** PGlite's WebAssembly module, compiled once per worker. */
async function compiledPglite() {
  if (!kept.has(PGLITE)) kept.set(PGLITE, await WebAssembly.compile(await readFile(PGLITE)));
  return kept.get(PGLITE);
}

/** The Node environment with the shared state of a worker. */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.compiledPglite = compiledPglite;
    this.global.keptByWorker = () => kept;
    await collectGarbage();
  }
}
