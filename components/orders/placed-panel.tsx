import type { ReactNode } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { addressText } from '@/contract/messages/address-text';
import { formatPhone } from '@/lib/format/phone';
import { routes } from '@/lib/routes';
import type { DisplayedOrder } from '@/lib/view/orders';
import { OrderHelp } from './order-help';
import { paymentSentence } from './order-labels';
import styles from './placed-panel.module.css';
import { PlacedSection } from './placed-section.client';

interface PlacedPanelProps {
  order: DisplayedOrder;
  /** Empty: the account has no name. */
  firstName: string;
  /** The email address is not confirmed: the invoice cannot be mailed. */
  isEmailUnproven: boolean;
  /** A heading of the page, or of a part of it. */
  heading?: 'h1' | 'h2';
  /** The way to the order stands below the panel. */
  isLinkedBelow?: boolean;
  /** More ways to go on. */
  children?: ReactNode;
}

/** Thanks for an order just placed, with everything that its customer wants to know then. */
export function PlacedPanel({
  order,
  firstName,
  isEmailUnproven,
  heading: Heading = 'h2',
  isLinkedBelow = false,
  children,
}: PlacedPanelProps) {
  const t = useText();
  return (
    <PlacedSection className={`stack gap-5 mb-6 ${styles.placed}`} bought={boughtIn(order)}>
      <div className={`stack gap-3 gap-x-6 ${styles.thanks}`}>
        <Art file="m-marigold.webp" alt="" width={96} height={117} eager className={styles.butta} />
        <Heading className={styles.title}>
          {t('Thank you{name}.', { name: firstName && `, ${firstName}` })}{' '}
          <span>{t('Order {number} is placed', { number: order.order_id })}</span>
        </Heading>
        <Facts order={order} />
      </div>
      <Goods order={order} />
      <div className={`stack gap-5 ${styles.more}`}>
        <NextSteps order={order} heading={Heading === 'h1' ? 'h2' : 'h3'} />
        <OrderHelp number={order.order_id} />
      </div>
      {isEmailUnproven && (
        <p className={styles.email}>
          <Link className="link" href={routes.profile()}>
            {t('Confirm your email to get the invoice')}
          </Link>
        </p>
      )}
      {!isLinkedBelow && (
        <div className="cluster gap-3">
          <ButtonLink href={routes.order(order.id)} variant={children ? 'main' : 'line'}>
            {t('See the order')}
          </ButtonLink>
          {children}
        </div>
      )}
    </PlacedSection>
  );
}

function boughtIn({ order_id, final_total, rated_product_info }: DisplayedOrder) {
  const goods = rated_product_info.map(({ id, selling_price, quantity }) => ({
    id,
    price: selling_price,
    quantity,
  }));
  return { order: order_id, total: final_total, goods };
}

function Facts({ order }: { order: DisplayedOrder }) {
  const t = useText();
  const { full_name: name, mobile_no: mobile } = order.shipping_address;
  const address = t.filled(addressText(order.shipping_address.full_address));
  return (
    <dl className={`stack gap-2 gap-x-8 ${styles.facts}`}>
      {order.arrives && (
        <div>
          <dt className="small muted">{t(order.is_collected ? 'Ready by' : 'Arrives by')}</dt>
          <dd>
            <b>
              <time dateTime={order.expected?.iso}>{t.filled(order.arrives)}</time>
            </b>
          </dd>
        </div>
      )}
      <div>
        <dt className="small muted">{t('Total')}</dt>
        <dd>
          <b className="num">{paymentSentence(order, t)}</b>
        </dd>
      </div>
      <div>
        <dt className="small muted">{t(order.is_collected ? 'Collect it at' : 'Going to')}</dt>
        <dd>
          {name}, <span lang={t.langOf(address)}>{address}</span>,{' '}
          <span className="num">{formatPhone(mobile)}</span>
        </dd>
      </div>
    </dl>
  );
}

function Goods({ order }: { order: DisplayedOrder }) {
  const t = useText();
  return (
    <ul className={`cluster gap-3 gap-x-5 ${styles.goods}`}>
      {order.rated_product_info.map((line) => (
        <li key={line.id}>
          {line.product_image && <Thumbnail picture={line.product_image} alt="" />}
          <span>
            {t.nameOf({ name: line.product_name, translations: line.translations })}{' '}
            <span className="muted">×&nbsp;{line.quantity}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function NextSteps({ order, heading: Heading }: { order: DisplayedOrder; heading: 'h2' | 'h3' }) {
  const t = useText();
  const { address } = useCompany();
  const last = order.is_paid
    ? 'Delivered to your door. Nothing to pay.'
    : 'Delivered to your door. Pay in cash or by UPI.';
  return (
    <section className={styles.next} aria-label={t('What happens next')}>
      <Heading>{t('What happens next')}</Heading>
      <ol>
        <li>
          {t('We confirm your order and pack it by hand in {city}.', { city: t(address.city) })}
        </li>
        {order.is_collected ? (
          <>
            <li>{t('We text you when it is ready, with a code.')}</li>
            <li>
              {order.is_paid
                ? t('Show the code at the store. Nothing to pay.')
                : t('Show the code at the store. Pay there in cash or by UPI.')}
            </li>
          </>
        ) : (
          <>
            <li>{t('It ships by courier. We text you the tracking link.')}</li>
            <li>{t(last)}</li>
          </>
        )}
      </ol>
    </section>
  );
}
