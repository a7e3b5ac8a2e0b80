import { MembershipCard } from '@/components/shared/membership-card';
import type { KnownDelivery } from '@/lib/view/cart';
import type { MembershipInvitation } from '@/lib/view/membership';
import styles from './invitation.module.css';

interface InvitationProps extends MembershipInvitation {
  /** The delivery of the cart, as far as it is known. */
  delivery: KnownDelivery | undefined;
  /** The delivery that the server knew. */
  known: KnownDelivery | undefined;
}

/**
 * Invites to the membership, with what it would save; renders nothing where the delivery is free. If
 * that is found out on the page, the space stays, so that nothing moves.
 */
export function Invitation({ delivery, known, ...invitation }: InvitationProps) {
  if (known?.shipping === 0) return null;
  return (
    <div className={delivery?.shipping === 0 ? styles.unneeded : undefined}>
      <MembershipCard {...invitation} saving={delivery?.shipping} />
    </div>
  );
}
