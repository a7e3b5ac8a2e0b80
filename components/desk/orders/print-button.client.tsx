'use client';

import { Button } from '@/components/ui/button';

/** Prints this page. Without scripts the browser's own command does. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>Print</Button>;
}
