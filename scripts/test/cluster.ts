import { runSaleDay } from '../../drills/sale-day/run-sale-day.ts';
import { report } from '../bootstrap/problem.mjs';

try {
  process.exit((await runSaleDay()) ? 0 : 1);
} catch (error) {
  report(error);
  process.exit(1);
}
