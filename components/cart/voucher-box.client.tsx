'use client';

import type { FormEvent } from 'react';
import { useState } from 'react';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { cartMessages } from '@/contract/messages/cart';
import { formatRupees } from '@/contract/shop/money';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { Voucher } from '@/lib/view/cart';
import styles from './voucher-box.module.css';

interface VoucherBoxProps {
  isLoggedIn: boolean;
  voucher: Voucher;
  /** The discount of the applied voucher, in rupees. */
  saved: number;
  /** Resolves to whether the change succeeded; an empty code removes the voucher. */
  setVoucher: (code: string, onRefused: (reason: string) => void) => Promise<boolean>;
}

/**
 * The voucher field. Vouchers require a login, so visitors get a login link. A valid code is locked
 * until the shopper edits or clears it. Pass the code as `key`.
 */
export function VoucherBox({ isLoggedIn, voucher, saved, setVoucher }: VoucherBoxProps) {
  const t = useText();
  const { isEditing, edit, isSending, refusal, forget, onSubmit } = useVoucherForm(setVoucher);
  const isLocked = voucher.code !== '' && !isEditing;
  return (
    <form action={shoppingApi.voucher()} method="post" onSubmit={onSubmit} className={styles.form}>
      <HiddenFields />
      <Field
        id="voucher"
        label="Voucher code"
        hint={isLoggedIn ? undefined : cartMessages.loginForVoucher}
        {...(refusal && { error: refusal })}
        isErrorAnnounced
      >
        {(control) => (
          <div className={isLocked ? styles.applied : styles.row}>
            <Input
              {...control}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={80}
              defaultValue={voucher.code}
              readOnly={isLocked}
              disabled={!isLoggedIn}
              onChange={forget}
            />
            {isLocked ? (
              <Locked isSending={isSending} edit={edit} />
            ) : (
              <Button type="submit" variant="quiet" disabled={!isLoggedIn} loading={isSending}>
                {t('Apply')}
              </Button>
            )}
          </div>
        )}
      </Field>
      <div role="status">
        {isLocked && (
          <p className={styles.saved}>
            <Icon name="circle-check" />
            {t('Applied. You save {saved}', { saved: formatRupees(saved) })}
          </p>
        )}
        {voucher.problem && !refusal && <Note tone="warning">{t(voucher.problem)}</Note>}
      </div>
    </form>
  );
}

/** The state of the form: one request at a time; a refusal stands at the field until it changes. */
function useVoucherForm(setVoucher: VoucherBoxProps['setVoucher']) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const forget = () => setRefusal('');
  const send = async (code: string) => {
    setIsSending(true);
    forget();
    if (await setVoucher(code, setRefusal)) setIsEditing(false);
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
  return { isEditing, edit: () => setIsEditing(true), isSending, refusal, forget, onSubmit };
}

/** Without scripts the shopper clears a code before entering another. */
function Locked({ isSending, edit }: { isSending: boolean; edit: () => void }) {
  return (
    <span className={styles.buttons}>
      <IconButton label="Edit the voucher code" onClick={edit} className={styles.edit}>
        <Icon name="pencil" />
      </IconButton>
      <IconButton
        type={isSending ? 'button' : 'submit'}
        label="Clear the voucher code"
        name="clear"
        value="yes"
        aria-busy={isSending || undefined}
      >
        <Icon name="x" />
      </IconButton>
    </span>
  );
}
