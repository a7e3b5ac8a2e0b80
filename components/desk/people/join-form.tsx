import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { passwordMessages } from '@/contract/messages/password';
import { staffApi } from '@/lib/api-routes/staff';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { FormFlash } from '@/lib/view/form-flash';

const NAMES = [
  { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', autoComplete: 'family-name' },
];

const PASSWORDS = [
  { name: 'new_password', label: 'Password', hint: passwordMessages.weak },
  { name: 'confirm_password', label: 'Confirm password', hint: undefined },
];

/** Name and password of a person who was invited to the staff. Always a plain form. */
export function JoinForm({ token, flash }: { token: string; flash: FormFlash | undefined }) {
  const errorOf = (name: string) => {
    const [error] = flash?.errors?.[name] ?? [];
    return error === undefined ? {} : { error };
  };
  return (
    <FormStack action={staffApi.join(token)}>
      <ReturnToFields
        next={routes.login(routes.dashboard())}
        from={staffRoutes.invitation(token)}
      />
      {flash && <Note tone="error">{flash.message}</Note>}
      {NAMES.map(({ name, label, autoComplete }) => (
        <Field key={name} id={name} label={label} required {...errorOf(name)}>
          {(control) => (
            <Input
              {...control}
              name={name}
              autoComplete={autoComplete}
              defaultValue={flash?.typed?.[name]}
            />
          )}
        </Field>
      ))}
      {PASSWORDS.map(({ name, label, hint }) => (
        <Field key={name} id={name} label={label} hint={hint} required {...errorOf(name)}>
          {(control) => (
            <Input {...control} type="password" name={name} autoComplete="new-password" />
          )}
        </Field>
      ))}
      <Button type="submit" size="large" block>
        Join the staff
      </Button>
    </FormStack>
  );
}
