import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Fresh } from '@/components/ui/fresh.client';
import type { AddressStart } from '@/lib/api/addresses';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { AddressForm } from './address-form.client';
import styles from './address-screen.module.css';
import type { AddressTarget } from './page-of';
import { pageOf } from './page-of';

interface AddressScreenProps {
  title: string;
  page: { start: AddressStart; flash: FormFlash | undefined } | 'login';
  target: AddressTarget;
  /** Where a saved address leads. */
  next: string;
}

/** The page of one address; for who is logged in no longer, the way back in. */
export function AddressScreen({ title, page, target, next }: AddressScreenProps) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <h1>{title}</h1>
      {page === 'login' ? (
        <EmptyState
          motif="mint"
          title="Please login to continue"
          action={<ButtonLink href={routes.login(pageOf(target, next))}>Login</ButtonLink>}
        />
      ) : (
        <Fresh>
          <AddressForm start={page.start} flash={page.flash} target={target} next={next} />
        </Fresh>
      )}
    </div>
  );
}
