import type { ReactNode } from 'react';
import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/note';
import { routes } from '@/lib/routes';

interface BadLinkProps {
  /** The page that requests a new link. */
  href?: string;
  children: ReactNode;
}

/** Says that an emailed link no longer works and leads to a new one. */
export function BadLink({ href = routes.resetPassword(), children }: BadLinkProps) {
  const t = useText();
  return (
    <>
      <Note tone="error">{children}</Note>
      <ButtonLink size="large" block href={href}>
        {t('Ask for a new link')}
      </ButtonLink>
    </>
  );
}
