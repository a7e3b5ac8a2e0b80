import 'server-only';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { readSession } from '../session';
import { asCustomer } from './as-customer';
import { formFlash } from './get-form-flash';
import type { Details } from './get-profile-page';

/** The details as they are now, and how a plain form post ended. Personal: never cached. */
export async function getEditProfilePage(): Promise<{
  details: Details;
  flash: FormFlash | undefined;
}> {
  const session = await readSession();
  const page = routes.editProfile();
  const { data } = await asCustomer({ session, page, read: (call) => call('getProfile', {}) });
  const { addresses: _, ...details } = data;
  return { details, flash: formFlash(session, page) };
}
