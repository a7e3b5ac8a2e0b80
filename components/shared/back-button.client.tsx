'use client';

import { Button } from '@/components/ui/button';
import { routes } from '@/lib/routes';

/** Goes back to the previous page, or home without a history. */
export function BackButton({ onBack }: { onBack?: () => void }) {
  const back = () => {
    onBack?.();
    if (history.length > 1) history.back();
    else location.assign(routes.home());
  };
  return (
    <Button variant="line" onClick={back}>
      Go back
    </Button>
  );
}
