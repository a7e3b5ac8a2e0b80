'use client';

import { useText } from '#language';
import { useLazyPart } from '@/components/shared/use-lazy-part.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';

const load = async () => (await import('./account-links.client')).AccountLinks;

/** The account links; most visitors are not logged in, so their code is loaded for customers only. */
export function LazyAccountLinks() {
  const t = useText();
  const { session } = useSession();
  const Links = useLazyPart(load, session.loggedIn);
  if (Links) return <Links isStaff={session.isStaff} />;
  return (
    <Link href={routes.profile()}>
      <Icon name="user" />
      {t('My account')}
    </Link>
  );
}
