import { SHOPPER_STEPS, type ShopperStep } from '@/contract/cart/shopper-steps';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { readStored, store } from '@/lib/forms/storage';

/**
 * Counts that this visit has come as far as a step, and with it the steps before, which a shopper may
 * leave out: each once on a day in this tab. Without storage nothing is counted, since it would be
 * with every page. Never throws.
 */
export function reachStep(step: ShopperStep): void {
  const today = new Date().toDateString();
  for (const passed of SHOPPER_STEPS.slice(0, SHOPPER_STEPS.indexOf(step) + 1)) {
    const key = `step-${passed}`;
    if (readStored(key, 'sessionStorage') === today) continue;
    store(key, today, 'sessionStorage');
    if (readStored(key, 'sessionStorage') === today) send(passed);
  }
}

/** A count that is lost is not worth a second try. Some browsers have beacons switched off. */
function send(step: ShopperStep): void {
  const body = new Blob([JSON.stringify({ step })], { type: 'application/json' });
  navigator.sendBeacon?.(shoppingApi.steps(), body);
}
