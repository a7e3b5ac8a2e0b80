import { WayFields } from '@/components/shared/way-fields.client';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { BAD_CONFIRM_LINK, CONFIRM_TOKEN } from '@/contract/confirm-email';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { BadLink } from './bad-link';
import styles from './form.module.css';

interface ConfirmEmailFormProps {
  /** The last part of the mailed link. */
  token: string;
  flash?: FormFlash;
}

/** Proves an address with a mailed link; the profile then tells so. A plain form, with scripts too. */
export function ConfirmEmailForm({ token, flash }: ConfirmEmailFormProps) {
  if (!CONFIRM_TOKEN.test(token) || flash?.errors?.token) {
    return <BadLink href={routes.profile()}>{BAD_CONFIRM_LINK}</BadLink>;
  }
  return (
    <form action="/api/confirm-email" method="post" className={styles.form}>
      <WayFields next={routes.profile()} from={routes.confirmEmailLink(token)} />
      <input type="hidden" name="token" value={token} />
      {flash && <Note tone="error">{flash.message}</Note>}
      <Button type="submit" size="large" block>
        Confirm
      </Button>
    </form>
  );
}
