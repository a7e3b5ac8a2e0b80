import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../../scripts/shop/settings.ts';
import { type Environment, FOLDER } from '../settings.ts';

/** Between two starts of a program that does not start, in ms. */
const RESTART_MS = 1_000;

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Spec {
  /** In figures and as the name of its log: `api 1`. */
  name: string;
  command: string;
  args: string[];
  env: Environment;
  /** Settles when the program works, of whose output it is given the stream. */
  untilReady: (output: Readable) => Promise<void>;
}

/** A program of the cluster that can be killed, frozen and started again at the same place. */
export class Program {
  readonly name: string;
  /** Since when it has worked without a pause, in ms since 1970; undefined while it does not. */
  healthySince: number | undefined;
  /** How it has ended when nobody asked it to. */
  readonly deaths: string[] = [];
  readonly #spec: Spec;
  #child: ChildProcess | undefined;
  #turn = Promise.resolve();
  #isEnding = false;

  constructor(spec: Spec) {
    this.name = spec.name;
    this.#spec = spec;
  }

  /** The id of its process; undefined while it has none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws Error when it ends before it works; its log has the reason */
  async start(): Promise<void> {
    const { command, args, env, untilReady } = this.#spec;
    // Each on its own to the scheduler, as the units of a server; Ctrl-C reaches this program alone.
    const options = { cwd: ROOT, env: env as NodeJS.ProcessEnv, detached: true } as const;
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    running.add(child);
    const log = join(FOLDER, 'logs', `${this.name.replaceAll(' ', '-')}.log`);
    mkdirSync(join(FOLDER, 'logs'), { recursive: true });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => appendFileSync(log, text));
    const ended = once(child, 'exit').then(([code, signal]) => {
      this.#child = undefined;
      running.delete(child);
      const death = `${this.name} ended (${code ?? signal}); see ${log}`;
      if (this.healthySince && !this.#isEnding) this.deaths.push(death);
      this.healthySince = undefined;
      throw new Error(death);
    });
    await Promise.race([untilReady(child.stdout), ended]);
    this.healthySince = Date.now();
  }

  /**
   * Ends it and starts it again until it works, as systemd does; one restart after the other.
   * @param signal SIGTERM: in good order
   * @param around is given the end, to do or note something with it
   */
  restart(signal: 'SIGTERM' | 'SIGKILL', around = (end: () => Promise<void>) => end()) {
    this.#turn = this.#turn.then(async () => {
      await around(() => this.end(signal));
      while (!this.healthySince) await this.start().catch(() => pause(RESTART_MS));
    });
    return this.#turn;
  }

  /** Ends it; resolves when it is gone. */
  async end(signal: 'SIGTERM' | 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.healthySince = undefined;
    this.#isEnding = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    this.#isEnding = false;
  }

  /** Stops it in the middle of its work, as a virtual machine that is moved. */
  freeze(): void {
    this.healthySince = undefined;
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
    this.healthySince = Date.now();
  }
}
