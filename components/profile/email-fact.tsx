import { WayFields } from '@/components/shared/way-fields.client';
import { Button } from '@/components/ui/button';
import type { Profile } from '@/contract/profile';
import { routes } from '@/lib/routes';
import styles from './details.module.css';

/** The customer's address of mail; one that is not proven says what is missed, and how to prove it. */
export function EmailFact({ details }: { details: Pick<Profile, 'email' | 'email_confirmed'> }) {
  if (details.email_confirmed) return details.email;
  return (
    <>
      {details.email}
      <form action="/api/confirm-email/send" method="post" className={styles.unproven}>
        <WayFields next={routes.profile()} />
        <p className="small muted">Not confirmed: news of your orders is not mailed</p>
        <Button type="submit" variant="line" size="small">
          Send me the link
        </Button>
      </form>
    </>
  );
}
