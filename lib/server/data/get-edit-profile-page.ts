import 'server-only';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { readSession } from '../session';
import { asCustomer } from './as-customer';
import { formFlash } from './get-form-flash';
import type { Details } from './get-profile-page';

/** All that the page draws. Personal: never cached. */
interface EditProfilePage {
  details: Details;
  /** How a plain form post of the details, or of the picture, ended. */
  flash: FormFlash | undefined;
  pictureFlash: FormFlash | undefined;
}

/** The details and the picture as they are now. */
export async function getEditProfilePage(): Promise<EditProfilePage> {
  const session = await readSession();
  const page = routes.editProfile();
  const { data } = await asCustomer({ session, page, read: (call) => call('getProfile', {}) });
  const { addresses: _, ...details } = data;
  const flash = formFlash(session, page);
  // The details lead to the profile when they are saved; only the picture's forms stay.
  const isPictures = flash && (!flash.isError || flash.errors?.picture !== undefined);
  return isPictures
    ? { details, flash: undefined, pictureFlash: flash }
    : { details, flash, pictureFlash: undefined };
}
