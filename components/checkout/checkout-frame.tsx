import type { ReactNode } from 'react';
import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import styles from './checkout-frame.module.css';

interface CheckoutFrameProps {
  /** The message of a plain form post. */
  flash: FormFlash | undefined;
  children: ReactNode;
}

/** The heading of the checkout and the link back. */
export function CheckoutFrame({ flash, children }: CheckoutFrameProps) {
  const t = useText();
  return (
    <div className="wrap">
      <ButtonLink href={routes.cart()} variant="text" className={styles.back}>
        <Icon name="arrow-left" />
        {t('Back to cart')}
      </ButtonLink>
      <h1 className={styles.heading}>{t('Checkout')}</h1>
      {flash && (
        <div className="mb-5">
          <FlashNote flash={flash} />
        </div>
      )}
      {children}
    </div>
  );
}

interface CheckoutStepProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** One step of the checkout. */
export function CheckoutStep({ number, title, children }: CheckoutStepProps) {
  const t = useText();
  return (
    <fieldset className={styles.step}>
      <legend>
        <h2 className="row gap-3-half mb-4 title-size">
          <span className={`stack place-center ${styles.number}`} aria-hidden="true">
            {number}
          </span>
          {t(title)}
        </h2>
      </legend>
      {children}
    </fieldset>
  );
}
