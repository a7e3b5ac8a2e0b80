import { readFile } from 'node:fs/promises';
import { constants, createContext } from 'node:vm';
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

/**
 * The Node environment with the shared state of a worker. Its global object is an ordinary one:
 * Jest's is a proxy, which makes each mention of `Object` or `Array` in the tested code a call.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const global = createContext(constants.DONT_CONTEXTIFY);
    installGlobals(global, this.global);
    const { projectConfig } = config;
    const { moduleMocker, fakeTimers, fakeTimersModern } = this;
    this.context = global;
    this.global = global;
    this.moduleMocker = new moduleMocker.constructor(global);
    this.fakeTimersModern = new fakeTimersModern.constructor({ config: projectConfig, global });
    fakeTimers.dispose();
    this.fakeTimers = null;
  }

  async setup() {
    await super.setup();
    this.global.compiledPglite = compiledPglite;
    this.global.keptByWorker = () => kept;
    await collectGarbage();
  }
}

/** Gives `global` what Node has and JavaScript lacks, and what Jest adds. */
function installGlobals(global, from) {
  const own = new Set(Reflect.ownKeys(global));
  for (const name of Reflect.ownKeys(from)) {
    if (!own.has(name)) defineLazily(global, name, from);
  }
  global.global = global;
  global.ArrayBuffer = ArrayBuffer;
  global.Uint8Array = Uint8Array;
  global.Error.stackTraceLimit = 100;
}

/** Node loads many of its globals at their first use. */
function defineLazily(global, name, from) {
  const define = (value) =>
    Object.defineProperty(global, name, { configurable: true, writable: true, value });
  Object.defineProperty(global, name, {
    configurable: true,
    get() {
      const value = from[name];
      define(value);
      return value;
    },
    set: define,
  });
}
