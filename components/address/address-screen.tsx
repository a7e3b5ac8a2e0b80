import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';
import { requestMessages } from '@/contract/messages/requests';
import { isCheckout, routes } from '@/lib/routes';
import type { AddressFormPageData } from '@/lib/view/addresses';
import { AddressForm } from './address-form.client';
import styles from './address-screen.module.css';
import { type AddressTarget, addressFormPage } from './address-target';

interface AddressScreenProps {
  title: string;
  page: AddressFormPageData | 'login';
  target: AddressTarget;
  /** The page after saving. */
  next: string;
  /** An order under way may be collected from a store in place of a delivery. */
  mayCollect?: boolean;
}

/** The page of one address; a logged-out visitor gets a login link. */
export function AddressScreen({
  title,
  page,
  target,
  next,
  mayCollect = false,
}: AddressScreenProps) {
  const t = useText();
  return (
    <div className={`wrap stack gap-6 ${styles.screen}`}>
      {isCheckout(next) && (
        <ButtonLink href={next} variant="text" className={styles.back}>
          <Icon name="arrow-left" />
          {t('Back to checkout')}
        </ButtonLink>
      )}
      <h1>{t(title)}</h1>
      {mayCollect && (
        <ButtonLink href={routes.collect()} variant="text" className="fit">
          <Icon name="store" />
          {t('Collect from a store – free')}
        </ButtonLink>
      )}
      {page === 'login' ? (
        <EmptyState
          motif="mint"
          title={requestMessages.loginFirst}
          action={
            <ButtonLink href={routes.login(addressFormPage(target, next))}>{t('Login')}</ButtonLink>
          }
        />
      ) : (
        <ResetOnVisit>
          <AddressForm start={page.start} flash={page.flash} target={target} next={next} />
        </ResetOnVisit>
      )}
    </div>
  );
}
