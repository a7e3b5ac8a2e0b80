'use client';

import type { FormEvent, MouseEvent } from 'react';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { offerFit, offerWorth } from '@/components/shared/offer-texts';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { StaffText } from '@/components/ui/staff-text';
import { offerMessages } from '@/contract/messages/vouchers';
import { toPaise, wholeRupees } from '@/contract/shop/money';
import type { Offer } from '@/contract/vouchers/offers';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { giveFocus } from '@/lib/browser/give-focus';
import { openLogin } from '@/lib/browser/login-popup';
import { routes } from '@/lib/routes';
import styles from './offers.module.css';

interface OffersProps {
  offers: readonly Offer[];
  /** The code of a link that was opened. */
  kept?: string | undefined;
  /** The price of the goods in the cart, in rupees. */
  goods: number;
  /** The code on the cart; empty without one. */
  applied: string;
  isLoggedIn: boolean;
  /** The code that is being checked. */
  sending: string | undefined;
  apply: (code: string) => Promise<boolean>;
}

/** More would push the sums out of sight. */
const AT_ONCE = 2;

/**
 * The vouchers that every shopper is shown. One tap applies a code, by a plain form too; one that
 * does not fit says why.
 */
export function Offers({ offers, kept, ...rest }: OffersProps) {
  const t = useText();
  const isBeside = kept !== rest.applied && offers.every(({ code }) => code !== kept);
  const ofLink = isBeside ? kept : undefined;
  if (offers.length === 0 && !ofLink) return null;
  const list = (some: readonly Offer[]) => (
    <ul className="stack gap-2">
      {some.map((offer) => (
        <OfferRow key={offer.code} offer={offer} {...rest} />
      ))}
    </ul>
  );
  return (
    <section className={`stack hug gap-1-half ${styles.section}`} aria-label={t('Offers')}>
      {ofLink && <KeptVoucher code={ofLink} {...rest} />}
      {offers.length > 0 && list(offers.slice(0, AT_ONCE))}
      {offers.length > AT_ONCE && (
        <Disclosure label="More offers">{list(offers.slice(AT_ONCE))}</Disclosure>
      )}
      {!rest.isLoggedIn && (
        <ButtonLink
          href={routes.login(routes.cart())}
          variant="quiet"
          size="small"
          onClick={askToLogIn}
        >
          {t('Log in to use an offer')}
        </ButtonLink>
      )}
    </section>
  );
}

/** Opens the login popup; without scripts the link leads to the login page. */
function askToLogIn(event: MouseEvent): void {
  event.preventDefault();
  openLogin({ next: routes.cart() });
}

type OfferRowProps = Omit<OffersProps, 'offers' | 'kept'> & { offer: Offer };

/** The voucher of a link. Whether it fits is known when it is tapped. */
function KeptVoucher({ code, ...rest }: Omit<OffersProps, 'offers' | 'kept'> & { code: string }) {
  const t = useText();
  return (
    <ul>
      <li
        className={`stack middle gap-half gap-x-3 small wrap-anywhere ${styles.offer}`}
        tabIndex={-1}
      >
        <b className={styles.code}>{code}</b>
        <p>{t('From the link that you opened')}</p>
        <div className={styles.act}>
          <OfferAct offer={{ code, problem: null }} {...rest} />
        </div>
      </li>
    </ul>
  );
}

function OfferRow({ offer, goods, ...rest }: OfferRowProps) {
  const t = useText();
  const { code, title, minimum, problem } = offer;
  return (
    // The focus goes here when the button is gone.
    <li
      className={`stack middle gap-half gap-x-3 small wrap-anywhere ${styles.offer}`}
      tabIndex={-1}
    >
      <b className={styles.code}>{code}</b>
      <p>
        {title ? <StaffText text={title} /> : t.filled(offerWorth(offer))}
        {minimum > 0 && (
          <span className="block faint">
            {t.filled(offerMessages.minimum(wholeRupees(toPaise(minimum))))}
          </span>
        )}
      </p>
      <p className={classNames(!problem && 'text-success num')}>
        {t.filled(offerFit(offer, goods))}
      </p>
      <div className={styles.act}>
        <OfferAct offer={offer} {...rest} />
      </div>
    </li>
  );
}

function OfferAct({
  offer: { code, problem },
  applied,
  isLoggedIn,
  sending,
  apply,
}: Omit<OfferRowProps, 'goods' | 'offer'> & { offer: Pick<Offer, 'code' | 'problem'> }) {
  const t = useText();
  if (code === applied) {
    return (
      <span className="row gap-1-half strong text-success">
        <Icon name="circle-check" />
        {t('In use')}
      </span>
    );
  }
  if (problem || !isLoggedIn) return null;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const row = event.currentTarget.closest('li');
    await apply(code);
    giveFocus(row, row);
  };
  return (
    <form action={shoppingApi.voucher()} method="post" onSubmit={onSubmit}>
      <HiddenFields code={code} />
      <Button type="submit" variant="quiet" size="small" loading={sending === code}>
        {t('Apply')}
        <span className="visually-hidden">: {code}</span>
      </Button>
    </form>
  );
}
