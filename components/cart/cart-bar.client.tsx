'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useText } from '#language';
import { useSettings } from '#settings';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { chargeOfCart } from '@/contract/messages/delivery';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { splitLanguage } from '@/contract/shop/languages';
import { formatRupees, toPaise } from '@/contract/shop/money';
import { countItems } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import type { SessionSummary } from '@/lib/view/session';
import styles from './cart-bar.module.css';

/** Forms of the account: what is typed there has the whole screen. */
const ACCOUNT_FORMS =
  /^\/(login|signup|reset-password|update-password|profile\/.+|orders\/\d+\/request)(\/|$)/;

/** Scrolls the button that was just pressed from under the bar. */
function keepFocusClear(): void {
  const { activeElement } = document;
  if (activeElement?.closest('main')) activeElement.scrollIntoView({ block: 'nearest' });
}

/**
 * What the cart holds, with the delivery charge and a link to it; not on the cart's own page, nor
 * over forms of the account.
 */
export function CartBar({ session }: { session: SessionSummary }) {
  const t = useText();
  const { delivery } = useSettings();
  const { path } = splitLanguage(usePathname());
  useEffect(keepFocusClear, []);
  if (path === routes.cart() || ACCOUNT_FORMS.test(path)) return null;
  const { cartCount, cartTotal, isElite } = session;
  const goodsPaise = toPaise(cartTotal);
  const charge = chargeFor(delivery, { goodsPaise, cityId: null, isMember: isElite });
  // On phones a product page has its own bar.
  const isOnProduct = /^\/products\/\d+\/(?!reviews\/)/.test(path);
  return (
    <section
      className={classNames('no-print', styles.bar, isOnProduct && styles.onProduct, 'on-dark')}
      aria-label={t('Your cart')}
    >
      <div className={classNames('wrap row gap-3', styles.inner)}>
        <Icon name="shopping-bag" />
        <p className="num">
          <b>{t.filled(countItems(cartCount))}</b>
          <span className={styles.dot} aria-hidden="true" />
          <b>{formatRupees(cartTotal)}</b>
        </p>
        <p className={styles.delivery}>{t.filled(chargeOfCart(charge))}</p>
        <ButtonLink
          href={routes.cart()}
          variant="haldi"
          size="small"
          className={`push nowrap ${styles.view}`}
        >
          {t('View cart')}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </section>
  );
}
