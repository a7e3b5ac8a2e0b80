'use client';

import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileInput } from '@/components/ui/file-input';
import { Note } from '@/components/ui/note';
import { MAX_AVATAR_MB } from '@/contract/shop/limits';
import { accountApi } from '@/lib/api-routes/account';
import { routes } from '@/lib/routes';
import type { FormFlash } from '@/lib/view/form-flash';
import type { ProfileDetailsView } from '@/lib/view/profile';
import { Avatar } from './avatar';
import styles from './avatar-form.module.css';
import { useAvatarForm } from './use-avatar-form.client';

interface AvatarFormProps {
  details: ProfileDetailsView;
  /** The outcome of a plain form post. */
  flash?: FormFlash;
}

/**
 * Changes or removes the customer's avatar; input in the form beside it is preserved. A chosen file
 * is sent at once; the button sends it again after a failure, and without scripts.
 */
export function AvatarForm({ details, flash }: AvatarFormProps) {
  const t = useText();
  const refused = flash?.isError ? flash.message : undefined;
  const { input, picture, chosen, error, pending, choose, send, remove } = useAvatarForm(
    details.profile_pic,
    refused,
  );
  return (
    <div className={`stack hug gap-4 mt-4 ${styles.avatar}`}>
      {flash && !flash.isError && <Note tone="success">{t(flash.message)}</Note>}
      <Avatar details={{ ...details, profile_pic: picture }} large />
      <form
        action={accountApi.avatar()}
        method="post"
        encType="multipart/form-data"
        noValidate
        className={`stack hug full gap-3 ${styles.form}`}
        onSubmit={send}
      >
        <HiddenFields next={routes.editProfile()} from={routes.editProfile()} />
        <Field
          id="picture"
          label="Profile picture"
          hint={
            error
              ? undefined
              : t('A JPEG, PNG or WebP file of at most {size} MB. Its middle is shown.', {
                  size: MAX_AVATAR_MB,
                })
          }
          error={error}
          isErrorAnnounced
        >
          {(control) => (
            <FileInput
              {...control}
              ref={input}
              action="Choose a picture"
              chosen={chosen ? [chosen] : []}
              onChange={choose}
              name="picture"
              accept="image/jpeg,image/png,image/webp"
            />
          )}
        </Field>
        <div className={`cluster gap-2 ${styles.buttons}`}>
          {chosen ? (
            <UploadButton isSending={pending === 'send'} />
          ) : (
            <noscript>
              <UploadButton />
            </noscript>
          )}
          {picture && (
            <Button
              type="submit"
              variant="text"
              formAction={accountApi.removeAvatar()}
              formEncType="application/x-www-form-urlencoded"
              loading={pending === 'remove'}
              onClick={remove}
            >
              {t('Remove picture')}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}

function UploadButton({ isSending = false }: { isSending?: boolean }) {
  const t = useText();
  return (
    <Button type="submit" variant="line" loading={isSending}>
      {t('Upload picture')}
    </Button>
  );
}
