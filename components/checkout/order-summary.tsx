import { useText } from '#language';
import { CallLine } from '@/components/shared/call-line';
import { SumNotes } from '@/components/shared/sum-notes';
import { SumRow } from '@/components/shared/sum-row';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { Thumbnail } from '@/components/ui/picture';
import { isoDayText } from '@/contract/messages/dates';
import { type Message, withValues } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import type { ShopperCart } from '@/lib/view/cart';
import type { PricedPlace } from './address-option';
import type { AmountDue } from './amount-due';
import styles from './order-summary.module.css';
import { PayButtons } from './pay-buttons';

interface CheckoutSummaryProps {
  cart: ShopperCart;
  sum: AmountDue;
  /** The chosen address or store. */
  address: PricedPlace | undefined;
  isMember: boolean;
  isBusy: boolean;
}

/** The items and the total of the order, with the button that fits the chosen payment. */
export function CheckoutSummary({
  cart: shopper,
  sum,
  address,
  isMember,
  isBusy,
}: CheckoutSummaryProps) {
  const t = useText();
  const { cart, gift, voucher } = shopper;
  return (
    <aside className={`sticky-side ${styles.side}`} aria-label={t('Your order')}>
      <Panel className="stack gap-4-half">
        <h2 className="title-size">{t('Your order')}</h2>
        <ul className={`stack gap-3 ${styles.lines}`}>
          {cart.cart_items.map((line) => (
            <li key={line.id}>
              <span className={styles.image}>
                {line.product_image && <Thumbnail picture={line.product_image} alt="" />}
              </span>
              <span>
                {t.nameOf({ name: line.product, translations: line.translations })}
                <span className="muted nowrap"> ×&nbsp;{line.quantity}</span>
              </span>
              <span className="num">{formatRupees(line.total)}</span>
            </li>
          ))}
        </ul>
        {gift.isGift && (
          <p className="row gap-2-half muted">
            <Icon name="gift" />
            <span>
              {t(gift.message ? 'A gift, with your note:' : 'A gift.')}
              {gift.message && <q className="block pre-line wrap-anywhere">{gift.message}</q>}{' '}
              {gift.day &&
                t('It arrives on or after {day}.', { day: t.filled(isoDayText(gift.day)) })}{' '}
              <Link className="link" href={routes.cart()}>
                {t('Change the gift')}
              </Link>
            </span>
          </p>
        )}
        <dl className="stack gap-2-half num">
          <SumRow name="Items and packing" value={formatRupees(cart.total)} />
          {cart.discount_amt > 0 && (
            <SumRow
              name={t('Voucher {code}', { code: voucher.code })}
              value={formatRupees(-cart.discount_amt)}
              variant="saved"
            />
          )}
          <SumRow
            name={t.filled(deliveryName(address, isMember))}
            value={address ? formatRupees(address.shipping) : 'by address'}
          />
          {sum.gift > 0 && (
            <SumRow name="Gift voucher" value={formatRupees(-sum.gift)} variant="saved" />
          )}
          <SumRow
            name="To pay"
            value={address ? formatRupees(sum.left) : ''}
            variant="total"
            isAnnounced
          />
        </dl>
        {address && <SumNotes cart={cart} tax={sum.tax} />}
        {!address?.storeName && (
          <noscript>
            <p className="hint text-center">
              {t('The delivery charge is the one that stands at the address you choose.')}
            </p>
          </noscript>
        )}
        <div className={styles.pay}>
          <PayButtons sum={sum} address={address} isBusy={isBusy} size="large" block />
        </div>
        <p className="text-center">
          <CallLine />
        </p>
        <p className="hint text-center">
          <TextWithElements
            text="By placing the order you agree to the {terms} and {policy}."
            elements={{
              terms: (
                <Link className="link" href={contentRoutes.terms()}>
                  {t('terms')}
                </Link>
              ),
              policy: (
                <Link className="link" href={contentRoutes.returnPolicy()}>
                  {t('return policy')}
                </Link>
              ),
            }}
          />
        </p>
      </Panel>
    </aside>
  );
}

function deliveryName(address: PricedPlace | undefined, isMember: boolean): Message {
  if (address?.storeName) return withValues('Collect from {store}', { store: address.storeName });
  if (isMember) return 'Delivery, Elite';
  return address ? withValues('Delivery, {city}', { city: address.city }) : 'Delivery';
}
