'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Shown in place of a listing that could not be read, in the specification's words. */
export function ListingError() {
  return (
    <div className="wrap">
      <EmptyState
        heading="h1"
        motif="lotus"
        title="There was an error loading the products!"
        text="Please reload the page"
        action={<Button onClick={() => location.reload()}>Reload the page</Button>}
      />
    </div>
  );
}
