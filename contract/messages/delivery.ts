import { DELIVERY_WORKING_DAYS, SHIPPING_PAISE } from '../shop/limits.ts';
import { wholeRupees } from '../shop/money.ts';

/** Minimum and maximum working days of a delivery. */
interface WorkingDays {
  min: number;
  max: number;
}

/** A promise in two parts, the first displayed in bold. */
interface DeliveryPromise {
  lead: string;
  rest: string;
}

interface DeliveryTo {
  workingDays: WorkingDays;
  /** The last day of the estimate as it is displayed. */
  arrives: string;
  /** The same for members, where rapid delivery reaches. */
  arrivesForMembers: string | null;
}

/** Returns the delivery promise for a known PIN code, else the figures of the shipping policy. */
export function deliveryPromise(to?: DeliveryTo, isMember = false): DeliveryPromise {
  if (!to) return { lead: standardDays('india'), rest: ` across India, ${inAhmedabad()}` };
  if (isMember && to.arrivesForMembers !== null) {
    return { lead: `By ${to.arrivesForMembers}`, rest: ' with Elite' };
  }
  return { lead: `Usually by ${to.arrives}`, rest: `, in ${inWorkingDays(to.workingDays)}` };
}

/** Returns the standard delivery time: `5–6 working days`. */
export function standardDays(zone: keyof typeof DELIVERY_WORKING_DAYS): string {
  return inWorkingDays(DELIVERY_WORKING_DAYS[zone]);
}

/** Returns the addition for Ahmedabad after the days for India: `2 in Ahmedabad`. */
export function inAhmedabad(): string {
  return `${DELIVERY_WORKING_DAYS.ahmedabad.max} in Ahmedabad`;
}

function inWorkingDays({ min, max }: WorkingDays): string {
  return `${min === max ? max : `${min}–${max}`} working days`;
}

/** The delivery charge for non-members. */
export const CHARGE_BY_CITY = `Free delivery in Ahmedabad, ${wholeRupees(SHIPPING_PAISE)} anywhere else in India`;
