import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS, type DeliverySettings } from '../../../contract/shop/settings.ts';
import type { SAMPLED_STEPS } from '../../../contract/staff/first-steps.ts';
import type { Database } from '../../db/database.ts';
import { managedPage } from '../content/manage/page-desk.ts';
import { MANAGED_SETTINGS } from '../settings/manage/managed-settings.ts';
import { versionsOf } from '../trail/versions.ts';
import { countSaved } from './count-saved.ts';
import { FIRST_STEP_KIND } from './keep-samples.ts';

type SampledStep = (typeof SAMPLED_STEPS)[number];

/** The cities of the sample shop, as the desk labels them. */
const CITIES = {
  free_city: 'Own city',
  rapid_cities: 'Cities with same or next day delivery',
} as const;

/**
 * Returns what still tells the delivery of the sample shop beside one of its own, by step, as the desk
 * labels it; nothing of a step whose samples somebody has found right since.
 */
export async function sampleDelivery(
  db: Database,
  delivery: DeliverySettings,
): Promise<Partial<Record<SampledStep, string[]>>> {
  const sample = DEFAULT_SETTINGS.delivery;
  if (isDeepStrictEqual(delivery, sample)) return {};
  const [own, confirmed, written] = await Promise.all([
    versionsOf(db, MANAGED_SETTINGS.kind, ['delivery']),
    versionsOf<SampledStep>(db, FIRST_STEP_KIND, ['delivery', 'policies']),
    countSaved(db, managedPage.kind, ['shipping-policy']),
  ]);
  const isConfirmed = (step: SampledStep) =>
    Number(confirmed.get(step)) > Number(own.get('delivery'));
  const cities = (['free_city', 'rapid_cities'] as const).filter((name) =>
    isDeepStrictEqual(delivery[name], sample[name]),
  );
  return {
    delivery: isConfirmed('delivery') ? [] : cities.map((name) => CITIES[name]),
    policies: isConfirmed('policies') || written > 0 ? [] : ['Shipping policy'],
  };
}
