'use client';

import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { onSurface } from '@/lib/surface';

/** Goes back to the previous page, or home without a history. */
export function BackButton({ onBack }: { onBack?: () => void }) {
  const t = useText();
  const surface = useSurface();
  const back = () => {
    onBack?.();
    if (history.length > 1) history.back();
    // Not from the table of paths: the error page of the root layout is part of every page.
    else location.assign(onSurface('/', surface));
  };
  return (
    <Button variant="line" onClick={back}>
      {t('Go back')}
    </Button>
  );
}
