import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/note';
import { routes } from '@/lib/routes';

interface BadLinkProps {
  /** Where a new one is asked for. */
  href?: string;
  children: ReactNode;
}

/** A mailed link that no longer works, and the way to a new one. */
export function BadLink({ href = routes.resetPassword(), children }: BadLinkProps) {
  return (
    <>
      <Note tone="error">{children}</Note>
      <ButtonLink size="large" block href={href}>
        Ask for a new link
      </ButtonLink>
    </>
  );
}
