import { MIN_ONLINE_PAISE } from './limits.ts';

/**
 * How much of an order gift vouchers pay, in paise: all that they can, but so that nothing is left or
 * as much as gateways take. Both halves reckon so, whatever way to pay is chosen for the rest.
 */
export function giftPartOf(totalPaise: number, balancePaise: number): number {
  const most = Math.min(totalPaise, balancePaise);
  const isLeftTooLittle = most < totalPaise && totalPaise - most < MIN_ONLINE_PAISE;
  return isLeftTooLittle ? Math.max(0, totalPaise - MIN_ONLINE_PAISE) : most;
}
