'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#language';
import { focusAfterRemoval } from '@/components/shared/focus-after-removal';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Address } from '@/contract/accounts/address';
import { addressMessages } from '@/contract/messages/addresses';
import { accountApi } from '@/lib/api-routes/account';
import { giveFocus } from '@/lib/browser/give-focus';
import { routes } from '@/lib/routes';
import { AddressCard } from './address-lines';
import styles from './address-list.module.css';
import { RemoveAddress } from './remove-address.client';
import { useAddressList } from './use-address-list.client';

interface Removing {
  address: Address;
  /** The button that had the focus. */
  button: HTMLElement;
}

interface AddressListProps {
  /** The addresses at page load; later the list shows the answers of its own writes. */
  addresses: Address[];
  /** The current page, which edits and plain form posts return to. */
  page?: string;
}

/** The customer's addresses, with edit, remove and set-default actions. Starts with a heading. */
export function AddressList({ addresses: first, page = routes.addresses() }: AddressListProps) {
  const t = useText();
  const { addresses, isPending, change } = useAddressList(first);
  const [removing, setRemoving] = useState<Removing>();
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (
    <ButtonLink href={routes.addAddress({ next: page })}>{t('Add an address')}</ButtonLink>
  );

  const makeDefault = async (id: number, form: HTMLElement) => {
    const isDone = await change(({ postEditAddress: editAddress }) =>
      editAddress(id, { is_default: true }),
    );
    if (isDone) giveFocus(heading.current, form);
  };
  const remove = async ({ address, button }: Removing) => {
    const isDone = await change(({ postRemoveAddress: removeAddress }) =>
      removeAddress(address.id),
    );
    setRemoving(undefined);
    if (isDone) focusAfterRemoval(button);
  };
  const actions = (address: Address) => (
    <Actions
      address={address}
      page={page}
      onDefault={(form) => void makeDefault(address.id, form)}
      onRemove={(button) => setRemoving({ address, button })}
    />
  );

  return (
    <section className="stack hug gap-4">
      <h2 ref={heading} className={`title-size ${styles.heading}`} data-list-heading tabIndex={-1}>
        {t('Addresses')}
      </h2>
      {addresses.length === 0 ? (
        <EmptyState motif="mint" title={addressMessages.none} action={add} heading="h2" />
      ) : (
        <>
          <Cards addresses={addresses} actions={actions} />
          {add}
        </>
      )}
      <RemoveAddress
        address={removing?.address}
        isPending={isPending}
        onRemove={() => removing && void remove(removing)}
        onClose={() => setRemoving(undefined)}
      />
    </section>
  );
}

interface CardsProps {
  addresses: Address[];
  actions: (address: Address) => ReactNode;
}

function Cards({ addresses, actions }: CardsProps) {
  return (
    <ul className={`stack full gap-3-half columns-2 ${styles.cards}`}>
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard address={address} actions={actions(address)} />
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps {
  address: Address;
  page: string;
  /** The form of the button goes with it. */
  onDefault: (form: HTMLElement) => void;
  onRemove: (button: HTMLElement) => void;
}

/** The actions of one address. Without scripts the deletion is confirmed within its card. */
function Actions({ address, page, onDefault, onRemove }: ActionsProps) {
  const t = useText();
  const { id, full_name: name, is_default: isDefault } = address;
  const of = <span className="visually-hidden"> {t('the address of {name}', { name })}</span>;
  return (
    <>
      <ButtonLink variant="text" size="small" href={routes.editAddress(id, page)}>
        {t('Edit')}
        {of}
      </ButtonLink>
      {!isDefault && (
        <form
          action={accountApi.address(id)}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onDefault(event.currentTarget);
          }}
        >
          <ReturnToFields next={page} />
          <Button type="submit" variant="text" size="small" name="is_default" value="true">
            {t('Make default')}
            {of}
          </Button>
        </form>
      )}
      <Button
        variant="text"
        size="small"
        className="needs-scripts"
        data-remove
        onClick={(event) => onRemove(event.currentTarget)}
      >
        {t('Delete')}
        {of}
      </Button>
      <noscript>
        <details>
          <summary className={`touch strong ${styles.plain}`}>
            {t('Delete')}
            {of}?
          </summary>
          <form action={accountApi.removeAddress(id)} method="post">
            <ReturnToFields next={page} />
            <Button type="submit" variant="danger" size="small">
              {t('Delete address')}
            </Button>
          </form>
        </details>
      </noscript>
    </>
  );
}
