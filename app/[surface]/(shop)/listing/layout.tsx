import type { ReactNode } from 'react';
import { ListingFrame } from '@/components/catalogue/listing-frame.client';

/** Persists while the listings below it change. */
export default function ListingLayout({ children }: { children: ReactNode }) {
  return <ListingFrame>{children}</ListingFrame>;
}
