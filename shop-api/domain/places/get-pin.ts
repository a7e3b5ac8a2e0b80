import type { PinPlace as PinAnswer } from '../../../contract/address.ts';
import type { Context } from '../context.ts';
import { estimateDelivery } from '../delivery/estimate-delivery.ts';
import { shippingPaise } from '../delivery/shipping-paise.ts';
import { DomainError } from '../errors.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { findPin } from './find-pin.ts';

interface GetPin {
  ctx: Context;
  input: { pin: string };
}

/** Anyone may ask. What a delivery to a PIN code of India takes and costs. Errors: `not_found`. */
export async function getPin({ ctx, input }: GetPin): Promise<PinAnswer> {
  const place = findPin(input.pin);
  if (!place) throw new DomainError('not_found', 'We do not know this PIN code. Please check it.');
  const isElite = ctx.who.kind === 'customer' && ctx.who.isElite;
  const estimate = estimateDelivery({ ...place, isElite, now: ctx.clock.now() });
  return {
    ...place,
    earliest: estimate.earliest,
    latest: estimate.latest,
    fewest_working_days: estimate.workingDays.fewest,
    most_working_days: estimate.workingDays.most,
    is_rapid_for_elite: estimate.rapid !== null,
    elite_latest: estimate.rapid?.latest ?? null,
    shipping_amt: toRupees(shippingPaise({ cityId: place.city?.id ?? 0, isElite })),
    is_cod_available: true,
  };
}
