'use client';

import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';

/** Reloads the whole page, with and without scripts. Loses the parameters of its address. */
export function TryAgain() {
  const surface = useSurface();
  return (
    <form>
      {surface === 'app' && <input type="hidden" name="mobile" value="true" />}
      <Button type="submit">Try again</Button>
    </form>
  );
}
