import { MIN_ONLINE_PAISE } from '../shop/limits.ts';

/**
 * Returns the part of an order that gift cards pay, in paise: as much as possible, but the rest is
 * either zero or at least the minimum of the gateways. Storefront and API use this calculation for
 * every payment method of the rest.
 */
export function giftCardShareOf(totalPaise: number, balancePaise: number): number {
  const coverablePaise = Math.min(totalPaise, balancePaise);
  const isLeftTooLittle =
    coverablePaise < totalPaise && totalPaise - coverablePaise < MIN_ONLINE_PAISE;
  return isLeftTooLittle ? Math.max(0, totalPaise - MIN_ONLINE_PAISE) : coverablePaise;
}
