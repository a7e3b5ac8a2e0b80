import { measureListing } from './listing.ts';
import { measureOrders } from './orders.ts';
import { measureThroughput } from './throughput.ts';
import { measureWeight } from './weight.ts';

const MEASUREMENTS: Record<string, () => Promise<void>> = {
  weight: measureWeight,
  throughput: measureThroughput,
  listing: measureListing,
  orders: measureOrders,
};

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(MEASUREMENTS)) {
  const measure = MEASUREMENTS[name];
  if (!measure) throw new Error(`There is no measurement "${name}"; see benchmarks/README.md`);
  await measure();
}
