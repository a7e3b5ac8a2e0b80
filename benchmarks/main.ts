import { parseArgs } from 'node:util';
import { measureBudgets } from './budgets.ts';
import { measureDesk } from './desk.ts';
import { drawFilmstrips } from './filmstrips.ts';
import { measureListing } from './listing.ts';
import { measureListingSizes } from './listing-sizes.ts';
import { measureOrders } from './orders.ts';
import { isMethod } from './paint/paint-of.ts';
import { measurePaint } from './paint.ts';
import { measureTaps } from './taps.ts';
import { measureThroughput } from './throughput.ts';
import { measureWeight } from './weight.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string' },
    beside: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    method: { type: 'string', multiple: true, default: ['devtools', 'simulate', 'taps'] },
  },
});
const sizes = values.sizes?.split(',').map(Number);

const MEASUREMENTS: Record<string, () => Promise<void>> = {
  filmstrips: drawFilmstrips,
  budgets: measureBudgets,
  weight: measureWeight,
  throughput: measureThroughput,
  listing: () => (sizes ? measureListingSizes(sizes) : measureListing()),
  orders: measureOrders,
  paint: async () => {
    const { beside, runs, method } = values;
    const methods = method.filter(isMethod);
    if (methods.length > 0) await measurePaint({ beside, runs: Number(runs), methods });
    if (method.includes('taps')) await measureTaps();
  },
  desk: measureDesk,
};

for (const name of positionals.length > 0 ? positionals : Object.keys(MEASUREMENTS)) {
  const measure = MEASUREMENTS[name];
  if (!measure) throw new Error(`There is no measurement "${name}"; see benchmarks/README.md`);
  await measure();
}
