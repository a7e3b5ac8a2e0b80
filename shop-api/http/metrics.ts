import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { JobMetrics } from './job-metrics.ts';
import { routeOf } from './route-of.ts';

/** How often the lag of the event loop is looked at: a process without work should rest. */
const LAG_EVERY_MS = 500;

/** The upper bounds of the counted durations, in seconds; no call takes longer than the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A number that is read at each scrape. */
interface Watched {
  name: string;
  help: string;
  read: () => number | Promise<number>;
}

/** Numbers that are read together at each scrape, by the value of one label. */
interface WatchedByLabel extends Omit<Watched, 'read'> {
  label: string;
  read: () => Promise<Record<string, number>>;
}

/** What an API or a worker counts, for Prometheus. */
export class ApiMetrics {
  readonly #registry = new Registry();
  /** The jobs of the process. */
  readonly jobs = new JobMetrics(this.#registry);
  readonly #requests = new Histogram({
    name: 'shop_api_request_seconds',
    help: 'Requests by call and class of status, and their durations',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #lostNotices = new Counter({
    name: 'shop_api_cache_notices_lost_total',
    help: 'Cache notices that the storefront did not take at any attempt',
    registers: [this.#registry],
  });

  readonly #alarms = new Counter({
    name: 'shop_api_alarms_total',
    help: 'What somebody should look at: lines of the log with `alarm`',
    registers: [this.#registry],
  });

  /** Counts each request under the pattern of its route, never under its path. */
  countRequests(): MiddlewareHandler {
    return async (c, next) => {
      const end = this.#requests.startTimer();
      await next();
      const status = `${Math.floor(c.res.status / 100)}xx`;
      end({ method: c.req.method, route: routeOf(c) ?? 'none', status });
    };
  }

  countLostNotice(): void {
    this.#lostNotices.inc();
  }

  countAlarm(): void {
    this.#alarms.inc();
  }

  /** Adds the figures of the process: memory, processor time, lag of the event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  }

  /** Adds a number. It is NaN in a scrape in which it cannot be read. */
  watch({ name, help, read }: Watched): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  }

  /** Adds a number for each value of a label. There is none in a scrape in which it cannot be read. */
  watchEach({ name, help, label, read }: WatchedByLabel): void {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const figures = await read().catch(() => ({}));
        for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure);
      },
    });
  }

  /** Adds a figure of 1 whose labels say which program this is. */
  nameBuild(labels: Record<string, string>): void {
    const registers = [this.#registry];
    const help = 'The version of the program, and the folder of its release';
    new Gauge({
      name: 'shop_api_build_info',
      help,
      labelNames: Object.keys(labels),
      registers,
    }).set(labels, 1);
  }

  /** Returns everything in the text format of Prometheus. */
  async scrape(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }
}
