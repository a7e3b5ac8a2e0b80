import type { ComponentProps } from 'react';
import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { orderMessages } from '@/contract/messages/orders';
import { routes } from '@/lib/routes';

type OrderNotFoundProps = Partial<
  Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'note'>
>;

/** The page for an order that does not exist or is another customer's, or of a link that shows none. */
export function OrderNotFound({ title = orderMessages.notFound, ...why }: OrderNotFoundProps) {
  const t = useText();
  return (
    <div className="wrap section">
      <EmptyState
        heading="h1"
        motif="lotus"
        title={title}
        {...why}
        action={<ButtonLink href={routes.orders()}>{t('My Orders')}</ButtonLink>}
      />
    </div>
  );
}
