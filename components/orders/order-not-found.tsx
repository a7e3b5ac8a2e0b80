import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { orderMessages } from '@/contract/messages/orders';
import { routes } from '@/lib/routes';

/** The page for an order that does not exist or is another customer's. */
export function OrderNotFound() {
  const t = useText();
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        motif="lotus"
        title={orderMessages.notFound}
        action={<ButtonLink href={routes.orders()}>{t('My Orders')}</ButtonLink>}
      />
    </div>
  );
}
