import type { ReactNode } from 'react';
import { RAPID_CITIES } from '@/contract/limits';

/** An address that an order can go to. */
export interface Place {
  id: number;
  /** Rupees for delivering there. */
  shipping: number;
  city: string;
  isDefault: boolean;
  /** The address as it is read. */
  words: ReactNode;
}

/** Whether a member gets a parcel there on the same or the next day. */
export function isRapid(place: Place | undefined): boolean {
  return place !== undefined && RAPID_CITIES.includes(place.city);
}
