import 'server-only';
import { avatarBody } from '@/contract/accounts/avatar';
import { profileBody } from '@/contract/accounts/profile';
import { avatarMessages } from '@/contract/messages/avatar';
import { profileMessages } from '@/contract/messages/profile';
import { ApiError, isNotLoggedIn, messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { flashFor } from '@/lib/server/http/flash';
import type { Write, Written } from '@/lib/server/http/handle-write';
import type { AvatarSaved } from '@/lib/view/profile';

/** Changes the customer's details. The script leaves the page too, so the message is a flash. */
export async function editProfileAction(write: Write<unknown>): Promise<Written> {
  const { session, t } = write;
  const { message, data } = await write.call('editProfile', {
    body: await write.input(profileBody),
  });
  if (session.customer) session.customer = { ...session.customer, firstName: data.first_name };
  session.flash = flashFor({ message, isError: false, target: routes.profile(), t }, Date.now());
  return { data: { message }, message };
}

/** Closes the account of the customer and clears the session. */
export async function closeAccountAction(write: Write<unknown>): Promise<Written> {
  await write.call('deactivateAccount', {});
  write.clearSession();
  write.headers.set('Clear-Site-Data', '"storage"');
  const message = profileMessages.closed;
  const said = { message, isError: false, target: routes.home(), t: write.t };
  write.session.flash = flashFor(said, Date.now());
  return { data: { message }, message };
}

/** Sets the avatar of the customer to the uploaded picture. */
export function setAvatarAction(write: Write<unknown>): Promise<Written> {
  return withErrorsAtPicture(async () => {
    const body = await write.input(avatarBody);
    const { message, data } = await write.call('setAvatar', { body });
    const saved: AvatarSaved = { message, picture: data.profile_pic };
    return { data: saved, message };
  });
}

/** Removes the avatar of the customer. */
export function removeAvatarAction(write: Write<unknown>): Promise<Written> {
  return withErrorsAtPicture(async () => {
    const { message } = await write.call('removeAvatar', {});
    const saved: AvatarSaved = { message, picture: null };
    return { data: saved, message };
  });
}

/** Assigns every refusal to the picture field, since the page has another form. */
async function withErrorsAtPicture(work: () => Promise<Written>): Promise<Written> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || isNotLoggedIn(error)) throw error;
    const { kind, message, status, code, digest } = error;
    const fields = { picture: [messageFor(error, avatarMessages.failed)] };
    throw new ApiError(kind, message, { status, code, fields, digest, cause: error });
  }
}
