'use client';

import type { FormEvent } from 'react';
import { useState } from 'react';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { cartMessages } from '@/contract/messages/cart';
import { apiRoutes } from '@/lib/api-routes';
import type { Voucher } from '@/lib/view/cart';
import styles from './voucher-box.module.css';

interface VoucherBoxProps {
  isLoggedIn: boolean;
  voucher: Voucher;
  /** Resolves to whether the change succeeded; an empty code removes the voucher. */
  setVoucher: (code: string) => Promise<boolean>;
}

/**
 * The voucher field. Vouchers require a login, so visitors get a login link. A valid code is locked
 * until the shopper edits or clears it. Pass the code as `key`.
 */
export function VoucherBox({ isLoggedIn, voucher, setVoucher }: VoucherBoxProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const isLocked = voucher.code !== '' && !isEditing;

  const send = async (code: string) => {
    setIsSending(true);
    if (await setVoucher(code)) setIsEditing(false);
    setIsSending(false);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = new FormData(event.currentTarget, submitter);
    const code = String(fields.get('code') ?? '').trim();
    if (fields.has('clear')) void send('');
    else if (code !== '') void send(code);
  };

  return (
    <form action={apiRoutes.voucher()} method="post" onSubmit={onSubmit} className={styles.form}>
      <HiddenFields />
      <Field
        id="voucher"
        label="Voucher code"
        hint={isLoggedIn ? undefined : cartMessages.loginForVoucher}
      >
        {(control) => (
          <div className={styles.row}>
            <Input
              {...control}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              defaultValue={voucher.code}
              readOnly={isLocked}
              disabled={!isLoggedIn}
            />
            {isLocked ? (
              <Locked isSending={isSending} edit={() => setIsEditing(true)} />
            ) : (
              <Button type="submit" variant="quiet" disabled={!isLoggedIn} loading={isSending}>
                Apply
              </Button>
            )}
          </div>
        )}
      </Field>
      <div role="status">{voucher.problem && <Note tone="warning">{voucher.problem}</Note>}</div>
    </form>
  );
}

/** Without scripts the shopper clears a code before entering another. */
function Locked({ isSending, edit }: { isSending: boolean; edit: () => void }) {
  return (
    <span className={styles.buttons}>
      <Button variant="text" onClick={edit}>
        Edit<span className="visually-hidden"> the voucher code</span>
      </Button>
      <Button type="submit" variant="text" name="clear" value="yes" loading={isSending}>
        Clear<span className="visually-hidden"> the voucher code</span>
      </Button>
    </span>
  );
}
