import { parseArgs } from 'node:util';
import { measureBudgets } from './budgets.ts';
import { drawFilmstrips } from './filmstrips.ts';
import { measureListing } from './listing.ts';
import { measureListingSizes } from './listing-sizes.ts';
import { measureOrders } from './orders.ts';
import { measurePaint } from './paint.ts';
import { measureThroughput } from './throughput.ts';
import { measureWeight } from './weight.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string' },
    beside: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
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
  paint: () => measurePaint({ beside: values.beside, runs: Number(values.runs) }),
};

for (const name of positionals.length > 0 ? positionals : Object.keys(MEASUREMENTS)) {
  const measure = MEASUREMENTS[name];
  if (!measure) throw new Error(`There is no measurement "${name}"; see benchmarks/README.md`);
  await measure();
}
