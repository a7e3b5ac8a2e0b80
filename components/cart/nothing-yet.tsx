import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { cartMessages } from '@/lib/api/cart-messages';
import { routes } from '@/lib/routes';

/** In place of a cart with nothing in it. */
export function NothingYet() {
  return (
    <EmptyState
      motif="mint"
      title={cartMessages.empty}
      text="Teas, ghee, spices and soaps are one tap away."
      action={<ButtonLink href={routes.shop()}>Continue shopping</ButtonLink>}
    />
  );
}
