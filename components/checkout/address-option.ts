import type { ReactNode } from 'react';
import type { Message } from '@/contract/messages/text-with-values';
/** A delivery address for an order. */
export interface AddressOption {
  id: number;
  /** The delivery charge in rupees. */
  shipping: number;
  /** Why it costs that, as the API names it. */
  shippingReason: string | undefined;
  city: string;
  /** The usual arrival day of a parcel ordered now, `Tue, 24 Nov`; null abroad. */
  arrives: Message | null;
  /** The arrival day for members, if it is the same or the next day; otherwise null. */
  arrivesForMembers: Message | null;
  isDefault: boolean;
  /** Outside India, where the shop does not deliver. */
  isAbroad: boolean;
  /** A short name that identifies the address: recipient and street. */
  name: string;
  /** The complete address. */
  lines: ReactNode;
}

/** Where an order changes hands, and what that costs in rupees. */
export interface PricedPlace extends Pick<AddressOption, 'shipping' | 'city'> {
  /** The store where it is collected. */
  storeName?: string;
}

/** Returns whether members get same-day or next-day delivery at this address. */
export function isRapid(option: AddressOption | undefined): boolean {
  return option?.arrivesForMembers != null;
}

/** The delivery methods, as they are sent and displayed. */
export const STANDARD_DELIVERY = 'Standard delivery';
export const RAPID_DELIVERY = 'Same or next day delivery';
