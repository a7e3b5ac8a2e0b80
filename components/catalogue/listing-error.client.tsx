'use client';

import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { catalogueMessages } from '@/contract/messages/catalogue';
import { referenceText } from '@/lib/format/reference';

/** Replaces a listing that failed to load, with the specification's text. */
export function ListingError({ digest }: { digest?: string | undefined }) {
  const t = useText();
  return (
    <div className="wrap">
      <EmptyState
        heading="h1"
        motif="lotus"
        title={catalogueMessages.notLoaded}
        text={catalogueMessages.reload}
        note={digest && t.filled(referenceText(digest))}
        action={<Button onClick={() => location.reload()}>{t('Reload the page')}</Button>}
      />
    </div>
  );
}
