'use client';

import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import type { Profile } from '@/contract/profile';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { Portrait } from './portrait';
import styles from './portrait-form.module.css';
import { usePortraitForm } from './use-portrait-form.client';

interface PortraitFormProps {
  details: Omit<Profile, 'addresses'>;
  /** How a plain form post ended. */
  flash?: FormFlash;
}

/**
 * Changes the customer's picture, or takes it away; the details beside it are left as they are typed.
 * Nothing moves when the answer comes: it may come late.
 */
export function PortraitForm({ details, flash }: PortraitFormProps) {
  const refused = flash?.isError ? flash.message : undefined;
  const { input, picture, error, pending, send, remove } = usePortraitForm(
    details.profile_pic,
    refused,
  );
  return (
    <div className={styles.portrait}>
      {flash && !flash.isError && <Note tone="success">{flash.message}</Note>}
      <Portrait details={{ ...details, profile_pic: picture }} large />
      <form
        action="/api/profile/picture"
        method="post"
        encType="multipart/form-data"
        noValidate
        className={styles.form}
        onSubmit={send}
      >
        <HiddenFields next={routes.editProfile()} from={routes.editProfile()} />
        <Field
          id="picture"
          label="Profile picture"
          hint={
            error ? undefined : 'A JPEG, PNG or WebP file of at most 5 MB. Its middle is shown.'
          }
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="picture"
              type="file"
              accept="image/jpeg,image/png,image/webp"
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" variant="line" loading={pending === 'send'}>
            Upload picture
          </Button>
          {picture && (
            <Button
              type="submit"
              variant="text"
              formAction="/api/profile/picture/remove"
              formEncType="application/x-www-form-urlencoded"
              loading={pending === 'remove'}
              onClick={remove}
            >
              Remove picture
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
