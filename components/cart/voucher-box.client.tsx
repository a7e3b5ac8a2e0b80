'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import type { Offer } from '@/contract/vouchers/offers';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { giveFocus } from '@/lib/browser/give-focus';
import type { Voucher } from '@/lib/view/cart';
import { Offers } from './offers.client';
import styles from './voucher-box.module.css';

interface VoucherBoxProps {
  isLoggedIn: boolean;
  voucher: Voucher;
  /** The vouchers that every shopper is shown. */
  offers: readonly Offer[];
  /** The code of a link that was opened. */
  kept?: string | undefined;
  /** The price of the goods in the cart, in rupees. */
  goods: number;
  /** The discount of the applied voucher, in rupees. */
  saved: number;
  /** Resolves to whether the change succeeded; an empty code removes the voucher. */
  setVoucher: (code: string, onRefused: (reason: string) => void) => Promise<boolean>;
}

/**
 * The voucher field with the offers below it. Vouchers require a login, so visitors get a login
 * link. A valid code is locked until the shopper edits or clears it.
 */
export function VoucherBox({ offers, kept, goods, setVoucher, ...field }: VoucherBoxProps) {
  const { isLoggedIn, voucher } = field;
  const { sending, send, ...refused } = useVoucher(setVoucher);
  const { box, focusWhenOther } = useRestoredFocus(voucher.code);
  const sendTyped = async (code: string) => {
    if (code !== voucher.code) focusWhenOther(true);
    const isDone = await send(code);
    if (!isDone) focusWhenOther(false);
    return isDone;
  };
  return (
    <div className="stack gap-3" ref={box}>
      <VoucherForm
        key={voucher.code}
        {...field}
        {...refused}
        isSending={sending !== undefined}
        send={sendTyped}
      />
      <Offers
        offers={offers}
        kept={kept}
        goods={goods}
        applied={voucher.code}
        isLoggedIn={isLoggedIn}
        sending={sending}
        apply={send}
      />
    </div>
  );
}

/** Moves the focus to the field of the form that replaces the one which was submitted. */
function useRestoredFocus(code: string) {
  const box = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another form.
  useEffect(() => {
    if (isAwaited.current) giveFocus(box.current?.querySelector('input[name=code]'), box.current);
    isAwaited.current = false;
  }, [code]);
  const focusWhenOther = (isWanted: boolean) => {
    isAwaited.current = isWanted;
  };
  return { box, focusWhenOther };
}

/** One request at a time; a refusal stands at the field until it changes. */
function useVoucher(setVoucher: VoucherBoxProps['setVoucher']) {
  const [sending, setSending] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const forget = () => setRefusal('');
  const send = async (code: string) => {
    setSending(code);
    forget();
    const isDone = await setVoucher(code, setRefusal);
    setSending(undefined);
    return isDone;
  };
  return { sending, refusal, forget, send };
}

interface VoucherFormProps extends Pick<VoucherBoxProps, 'isLoggedIn' | 'voucher' | 'saved'> {
  isSending: boolean;
  refusal: string;
  forget: () => void;
  send: (code: string) => Promise<boolean>;
}

/** Another code is another form: its field begins locked. */
function VoucherForm(props: VoucherFormProps) {
  const { isLoggedIn, voucher, saved, isSending, refusal, forget, send } = props;
  const t = useText();
  const [isEditing, setIsEditing] = useState(false);
  const isLocked = voucher.code !== '' && !isEditing;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeOf(event);
    if (code !== undefined && (await send(code))) setIsEditing(false);
  };
  return (
    <form
      action={shoppingApi.voucher()}
      method="post"
      onSubmit={onSubmit}
      className="stack gap-1-half"
    >
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
              <Locked isSending={isSending} edit={() => setIsEditing(true)} />
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
          <p className="row gap-1-half small text-success num icon-18">
            <Icon name="circle-check" />
            {t('Applied. You save {saved}', { saved: formatRupees(saved) })}
          </p>
        )}
        {voucher.problem && !refusal && <Note tone="warning">{t(voucher.problem)}</Note>}
      </div>
    </form>
  );
}

/** Returns the entered code; empty to remove the voucher, undefined where nothing was entered. */
function codeOf({ nativeEvent, currentTarget }: FormEvent<HTMLFormElement>): string | undefined {
  const { submitter } = nativeEvent as SubmitEvent;
  const fields = new FormData(currentTarget, submitter);
  if (fields.has('clear')) return '';
  return String(fields.get('code') ?? '').trim() || undefined;
}

/** Without scripts the shopper clears a code before entering another. */
function Locked({ isSending, edit }: { isSending: boolean; edit: () => void }) {
  return (
    <span className="flex icon-18">
      <IconButton label="Edit the voucher code" onClick={edit} className="needs-scripts">
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
