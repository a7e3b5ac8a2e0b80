import { createRequire } from 'node:module';
import { constants, createContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import { collectGarbage } from './collect-garbage.mjs';

/**
 * Classes that a test file has in common with the code that a worker loads once. `Request` and
 * `Response` are Node's own: `@hono/node-server` replaces them.
 */
const SHARED = { ArrayBuffer, Date, Request, Response, Uint8Array };

const ERRORS = ['Error', 'RangeError', 'SyntaxError', 'TypeError'];

/**
 * The Node environment with `loadOnce`, see `load-once.mjs`. Its global object is an ordinary one:
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
    this.global.loadOnce = createRequire(import.meta.url);
    await collectGarbage();
  }
}

/** Gives `global` what Node has and JavaScript lacks, and what Jest adds. */
function installGlobals(global, from) {
  const own = new Set(Reflect.ownKeys(global));
  for (const name of Reflect.ownKeys(from)) {
    if (!own.has(name)) defineLazily(global, name, from);
  }
  Object.assign(global, SHARED);
  for (const name of ERRORS) recogniseErrors(global[name], globalThis[name]);
  Object.setPrototypeOf(global.Error.prototype, Error.prototype);
  global.global = global;
  global.Error.stackTraceLimit = 100;
}

/** Makes errors of Node instances of a test file's class too. What Next adds to that class stays in it. */
function recogniseErrors(errorClass, nodeClass) {
  const isOwn = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    value(error) {
      return isOwn.call(this, error) || (this === errorClass && error instanceof nodeClass);
    },
  });
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
