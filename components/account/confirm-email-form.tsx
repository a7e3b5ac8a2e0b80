import { useText } from '#language';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { FormStack } from '@/components/ui/form-stack';
import { Note } from '@/components/ui/note';
import { CONFIRM_TOKEN } from '@/contract/accounts/confirm-email';
import { accountMessages } from '@/contract/messages/account';
import { accountApi } from '@/lib/api-routes/account';
import { linkRoutes } from '@/lib/link-routes';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import { BadLink } from './bad-link';

interface ConfirmEmailFormProps {
  /** The last segment of the emailed link. */
  token: string;
  flash?: FormFlash;
}

/** Confirms an email address by an emailed link; the profile then says so. Always a plain form. */
export function ConfirmEmailForm({ token, flash }: ConfirmEmailFormProps) {
  const t = useText();
  if (!CONFIRM_TOKEN.test(token) || flash?.errors?.token) {
    return <BadLink href={routes.profile()}>{t(accountMessages.badConfirmLink)}</BadLink>;
  }
  return (
    <FormStack action={accountApi.confirmEmail()}>
      <ReturnToFields next={routes.profile()} from={linkRoutes.confirmEmail(token)} />
      <input type="hidden" name="token" value={token} />
      {flash && <Note tone="error">{t(flash.message)}</Note>}
      <Button type="submit" size="large" block>
        {t('Confirm')}
      </Button>
    </FormStack>
  );
}
