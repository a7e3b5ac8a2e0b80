import type { ReactNode } from 'react';
/** An address that an order can go to. */
export interface Place {
  id: number;
  /** Rupees for delivering there. */
  shipping: number;
  city: string;
  /** The day a parcel ordered now usually comes, `Tue, 24 Nov`; null abroad. */
  arrives: string | null;
  /** The same for members, where it comes on the same or the next day to them. */
  arrivesForElite: string | null;
  isDefault: boolean;
  /** Tells it from the others in a few words: whose, and which street. */
  name: string;
  /** The address as it is read. */
  words: ReactNode;
}

/** Whether a member gets a parcel there on the same or the next day. */
export function isRapid(place: Place | undefined): boolean {
  return typeof place?.arrivesForElite === 'string';
}
