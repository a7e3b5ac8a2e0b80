import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/note';
import { routes } from '@/lib/routes';

/** A mailed link that no longer works, and the way to a new one. */
export function BadLink({ children }: { children: ReactNode }) {
  return (
    <>
      <Note tone="error">{children}</Note>
      <ButtonLink size="large" block href={routes.resetPassword()}>
        Ask for a new link
      </ButtonLink>
    </>
  );
}
