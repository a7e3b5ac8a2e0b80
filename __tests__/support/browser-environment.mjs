import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';
import { collectGarbage } from './collect-garbage.mjs';

/** Browser features missing in jsdom, taken from Node; Node's fetch checks the abort classes. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  /** Channels reach other test files of the same process, so they are closed with their window. */
  #channels = [];

  async setup() {
    await super.setup();
    await collectGarbage();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.loadOnce = createRequire(import.meta.url);
    const channels = this.#channels;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
  }

  async teardown() {
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}
