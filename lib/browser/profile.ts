import type { InferType } from 'yup';
import type { profileBody } from '@/contract/accounts/profile';
import { accountApi } from '@/lib/api-routes/account';
import { clearStored } from '@/lib/forms/storage';
import { routes } from '@/lib/routes';
import type { AvatarSaved } from '@/lib/view/profile';
import { sendFile, sendJson } from './http';
import { leave } from './leave';

/** Uploads the avatar of the account. @throws ApiError */
export function postSetAvatar(file: File): Promise<AvatarSaved> {
  return sendFile<AvatarSaved>(accountApi.avatar(), file);
}

/** Removes the avatar of the account. @throws ApiError */
export function postRemoveAvatar(): Promise<AvatarSaved> {
  return sendJson<AvatarSaved>('post', accountApi.removeAvatar(), { body: {} });
}

/** Changes the customer's details and reloads the profile, which confirms it. @throws ApiError */
export async function postEditProfile(body: InferType<typeof profileBody>): Promise<void> {
  await sendJson('post', accountApi.profile(), { body, isOnce: true });
  leave(routes.profile());
}

/** Closes the account; reloads the home page. @throws ApiError */
export async function postCloseAccount(): Promise<void> {
  await sendJson('post', accountApi.closeAccount(), { body: {} });
  clearStored();
  leave();
}
