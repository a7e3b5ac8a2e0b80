import type { Settings } from '../../../contract/shop/settings.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import type { Context } from '../kernel/context.ts';
import { storedSettings } from './read-settings.ts';

const OPEN = { closed_from: null, closed_until: null };

/** Pages carry what differs from the defaults, and nobody needs a time without orders that has ended. */
const isOver = ({ closed_until: until }: Settings['orders'], now: Date) =>
  until !== null && new Date(until) <= now;

/** Public. Returns what the pages of the shop follow, as it is in this moment. */
export async function showSettings({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<{ settings: Settings; company: CompanyProfile }> {
  const { company, pins: _pins, notices: _notices, ...settings } = await storedSettings(ctx.db);
  // Why the vaidya is away is for staff alone.
  const { fee, minutes } = settings.consultation;
  const orders = isOver(settings.orders, ctx.clock.now())
    ? { ...settings.orders, ...OPEN }
    : settings.orders;
  return { settings: { ...settings, orders, consultation: { fee, minutes } }, company };
}
