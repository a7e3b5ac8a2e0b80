import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { cartMessages } from '@/contract/messages/cart';
import type { Message } from '@/contract/messages/text-with-values';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';

interface CartNoticeProps {
  flash: FormFlash | undefined;
  /** Until when the shop takes no orders; null: it does. */
  closed: Message | null;
}

/**
 * The outcome of a plain form post; with scripts a toast shows the same. The outcome of "Order
 * again" always appears here. Before it, that the shop takes no orders.
 */
export function CartNotice({ flash, closed }: CartNoticeProps) {
  const t = useText();
  return (
    <>
      {closed && (
        <Note tone="warning" className="mb-5">
          {t.filled(closed)}
        </Note>
      )}
      {flash && <FlashNote flash={flash} className="mb-5" />}
    </>
  );
}

/** The empty state of the cart. */
export function EmptyCart() {
  const t = useText();
  return (
    <EmptyState
      motif="mint"
      title={cartMessages.empty}
      text="Teas, ghee, spices and soaps are one tap away."
      action={<ButtonLink href={routes.shop()}>{t('Continue shopping')}</ButtonLink>}
    />
  );
}
