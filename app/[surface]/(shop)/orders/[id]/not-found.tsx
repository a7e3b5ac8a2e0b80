import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { orderMessages } from '@/lib/api/order-messages';
import { routes } from '@/lib/routes';

/** An order that is not the customer's, or is none. */
export default function OrderNotFound() {
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        motif="lotus"
        title={orderMessages.notFound}
        action={<ButtonLink href={routes.orders()}>My Orders</ButtonLink>}
      />
    </div>
  );
}
