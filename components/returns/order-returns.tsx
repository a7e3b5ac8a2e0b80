import { useText } from '#language';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { returnMessages } from '@/contract/messages/returns';
import { routes } from '@/lib/routes';
import type { DisplayedOrderReturns } from '@/lib/view/returns';
import styles from './order-returns.module.css';
import { ReturnCard } from './return-card';

/** The id of the heading, for links within the page. */
export const ORDER_RETURNS_ID = 'order-returns';

interface OrderReturnsProps {
  orderId: number;
  /** Null if they could not be read. */
  returns: DisplayedOrderReturns | null;
}

/** The requests for a replacement or refund of an order, and the way to another one. */
export function OrderReturns({ orderId, returns }: OrderReturnsProps) {
  const t = useText();
  if (!returns) return <Note tone="error">{t(returnMessages.notLoaded)}</Note>;
  const { lines, lastDay, requests } = returns;
  if (lines.length === 0 && requests.length === 0) return null;
  return (
    <section className={`stack gap-4 ${styles.returns}`} aria-labelledby={ORDER_RETURNS_ID}>
      <h2 id={ORDER_RETURNS_ID}>{t('Replacement or refund')}</h2>
      {requests.map((request) => (
        <ReturnCard key={request.id} orderId={orderId} request={request} />
      ))}
      {lines.length > 0 && (
        <Panel variant="cotton" className={`stack middle gap-3 gap-x-4 vana-icons ${styles.ask}`}>
          <Icon name="package-x" />
          <p>
            {lastDay ? (
              <TextWithElements
                text="Damaged, leaked, wrong or past its date? Tell us by {day}, and we put it right at our cost."
                elements={{
                  day: <time dateTime={lastDay.iso}>{t.filled(lastDay.text)}</time>,
                }}
              />
            ) : (
              t(
                'Damaged, leaked, wrong or past its date? Tell us, and we put it right at our cost.',
              )
            )}
          </p>
          <ButtonLink variant="line" href={routes.askForReturn(orderId)}>
            {t('Ask for a replacement or refund')}
          </ButtonLink>
        </Panel>
      )}
    </section>
  );
}
