import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { REPLACEMENT_DAYS } from '@/contract/shop/limits';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import type { ReturnPage } from '@/lib/view/returns';
import { ReturnForm } from './return-form.client';
import styles from './return-page-view.module.css';

/** The page that asks for a replacement or refund. */
export function ReturnPageView(page: ReturnPage) {
  const t = useText();
  const { orderId, orderNumber, lines, lastDay, flash } = page;
  const order = t('Order {number}', { number: orderNumber });
  const policy = (
    <Link className="link" href={contentRoutes.returnPolicy()}>
      {t('return policy')}
    </Link>
  );
  return (
    <div className={`wrap stack hug gap-4 ${styles.page}`}>
      <Breadcrumbs
        trail={[
          { label: 'My Orders', href: routes.orders() },
          { label: order, href: routes.order(orderId) },
          { label: 'Replacement or refund' },
        ]}
      />
      <h1>{t('Replacement or refund')}</h1>
      <p className="muted">
        {lastDay ? (
          <TextWithElements
            text="{order}, until {day}. All terms are in the {policy}."
            elements={{
              order,
              day: <time dateTime={lastDay.iso}>{t.filled(lastDay.text)}</time>,
              policy,
            }}
          />
        ) : (
          <TextWithElements
            text="{order}. All terms are in the {policy}."
            elements={{ order, policy }}
          />
        )}
      </p>
      {lines.length > 0 ? (
        <ReturnForm {...page} />
      ) : (
        <>
          {flash && <FlashNote flash={flash} />}
          <Note>
            {t(
              'Nothing of this order can be asked for. A request is possible within {days} days of delivery, once for each item.',
              { days: REPLACEMENT_DAYS },
            )}
          </Note>
          <ButtonLink variant="line" href={routes.order(orderId)}>
            {t('Back to the order')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
