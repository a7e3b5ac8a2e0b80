import { execFileSync } from 'node:child_process';
import { memoryMiB, processorMs } from './budgets/metrics.ts';
import { type DocumentWeight, documentWeight, firstVisit } from './page-weight.ts';
import { writeResult } from './write-result.ts';

const PRODUCT = '/products/1001/hill-shade-arabica-beans';

/** A figure that the shop may not exceed. */
interface Budget {
  what: string;
  unit: 'KiB' | 'kB' | 'ms' | 'MiB' | 'MB' | 'requests';
  /** The same of commit 909d324, 22 November 2026; null: not measured. */
  before: number | null;
  budget: number;
  measure: () => Promise<number>;
}

const html = (path: string, size: 'htmlRaw' | 'htmlGzip') => async () =>
  (await weightOf(path))[size] / 1024;
const scripts = (path: string) => async () => (await weightOf(path)).scriptGzip / 1000;
const visit = (path: string) => async () => ((await firstVisit(path)).bytes.total ?? 0) / 1024;

/** The budgets of pages, processor, memory and disk. */
const BUDGETS: Budget[] = [
  {
    what: 'HTML of a product',
    unit: 'KiB',
    before: 221,
    budget: 110,
    measure: html(PRODUCT, 'htmlRaw'),
  },
  {
    what: 'the same as gzip',
    unit: 'KiB',
    before: 37,
    budget: 20,
    measure: html(PRODUCT, 'htmlGzip'),
  },
  {
    what: 'HTML of the home page',
    unit: 'KiB',
    before: 306,
    budget: 160,
    measure: html('/', 'htmlRaw'),
  },
  { what: 'the same as gzip', unit: 'KiB', before: 49, budget: 28, measure: html('/', 'htmlGzip') },
  { what: 'scripts of the home page', unit: 'kB', before: 165, budget: 155, measure: scripts('/') },
  { what: 'scripts of /shop', unit: 'kB', before: 166.4, budget: 155, measure: scripts('/shop') },
  {
    what: 'scripts of a product',
    unit: 'kB',
    before: 167.9,
    budget: 155,
    measure: scripts(PRODUCT),
  },
  {
    what: 'scripts of a policy',
    unit: 'kB',
    before: null,
    budget: 140,
    measure: scripts('/privacy-policy'),
  },
  {
    what: 'scripts of a form',
    unit: 'kB',
    before: null,
    budget: 175,
    measure: scripts('/contact-us'),
  },
  {
    what: 'first visit of a product',
    unit: 'KiB',
    before: 323,
    budget: 250,
    measure: visit(PRODUCT),
  },
  {
    what: 'first visit of the home page',
    unit: 'KiB',
    before: 648,
    budget: 320,
    measure: visit('/'),
  },
  {
    what: 'requests of the home page',
    unit: 'requests',
    before: 122,
    budget: 40,
    measure: async () => (await firstVisit('/')).requests,
  },
  {
    what: 'processor, cached product',
    unit: 'ms',
    before: 2.33,
    budget: 0.6,
    measure: () => processorMs(PRODUCT),
  },
  {
    what: 'processor, /cart',
    unit: 'ms',
    before: 51.5,
    budget: 8,
    measure: () => processorMs('/cart'),
  },
  { what: 'memory of both halves', unit: 'MiB', before: 686, budget: 600, measure: memoryMiB },
  {
    what: 'node_modules',
    unit: 'MB',
    before: 1100,
    budget: 700,
    measure: async () => installedMb(),
  },
];

const weights = new Map<string, Promise<DocumentWeight>>();

/** Weighs each page once. */
function weightOf(path: string): Promise<DocumentWeight> {
  const weight = weights.get(path) ?? documentWeight(path);
  weights.set(path, weight);
  return weight;
}

function installedMb(): number {
  const size = execFileSync('du', ['-sm', 'node_modules'], { encoding: 'utf8' });
  return Number.parseInt(size, 10);
}

/** Prints what the shop may cost beside what it costs. Nothing fails. */
export async function measureBudgets(): Promise<void> {
  const rows = [];
  for (const { what, unit, before, budget, measure } of BUDGETS) {
    const now = Math.round((await measure()) * 100) / 100;
    rows.push({ what, unit, before, now, budget, isMet: now <= budget });
  }
  console.table(rows);
  await writeResult('budgets', rows);
}
