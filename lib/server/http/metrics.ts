import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '../process-wide.ts';

/** How often the lag of the event loop is looked at: a process without work should rest. */
const LAG_EVERY_MS = 500;

/** The upper bounds of the counted durations, in seconds. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Bounds around those that separate good, middling and poor values of each measure. */
const TIME_BUCKETS = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const SHIFT_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** What this process counts, for Prometheus. */
export const storefrontMetrics = processWide('metrics', createMetrics);

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  return {
    registry,
    build: new Gauge({
      name: 'shop_storefront_build_info',
      help: 'The version of the program, its build, and the folder of its release',
      labelNames: ['version', 'release', 'build'],
      registers,
    }),
    requests: new Histogram({
      name: 'shop_storefront_request_seconds',
      help: 'Requests by route and class of status, and their durations until the last byte',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    /** Registered by a storefront that shares pages: for others a 0 would be an alarm. */
    sharedPagesUsed: new Gauge({
      name: 'shop_storefront_shared_cache_used',
      help: '1 while pages are shared through Valkey, 0 while it is away',
      registers: [],
    }),
    sharedPageReads: new Counter({
      name: 'shop_storefront_shared_cache_reads_total',
      help: 'Pages that were looked for in Valkey before they were rendered, by what was found',
      labelNames: ['result'],
      registers,
    }),
    vitalTimes: new Histogram({
      name: 'shop_web_vital_seconds',
      help: 'LCP, INP, TTFB and FCP of sampled visits, by page and surface',
      labelNames: ['vital', 'page', 'surface'],
      buckets: TIME_BUCKETS,
      registers,
    }),
    layoutShifts: new Histogram({
      name: 'shop_web_vital_layout_shift',
      help: 'CLS of sampled visits, by page and surface',
      labelNames: ['page', 'surface'],
      buckets: SHIFT_BUCKETS,
      registers,
    }),
  };
}
