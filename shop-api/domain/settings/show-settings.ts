import type { Settings } from '../../../contract/shop/settings.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import type { Context } from '../kernel/context.ts';
import { storedSettings } from './read-settings.ts';

/** Public. Returns what the pages of the shop follow, as it is in this moment. */
export async function showSettings({
  ctx,
}: {
  ctx: Pick<Context, 'db'>;
}): Promise<{ settings: Settings; company: CompanyProfile }> {
  const { company, pins: _pins, notices: _notices, ...settings } = await storedSettings(ctx.db);
  // Why the vaidya is away is for staff alone.
  const { fee, minutes } = settings.consultation;
  return { settings: { ...settings, consultation: { fee, minutes } }, company };
}
