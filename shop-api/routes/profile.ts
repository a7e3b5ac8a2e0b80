import type { InferType } from 'yup';
import type { avatarEndpoints } from '../../contract/accounts/avatar.ts';
import type { profileBody, profileEndpoints } from '../../contract/accounts/profile.ts';
import { avatarApiMessages } from '../../contract/messages/avatar.ts';
import { profileApiMessages } from '../../contract/messages/profile.ts';
import { removeAvatar } from '../domain/accounts/avatar/avatar.ts';
import { setAvatar } from '../domain/accounts/avatar/set-avatar.ts';
import { closeAccount } from '../domain/accounts/profile/close-account.ts';
import { editProfile } from '../domain/accounts/profile/edit-profile.ts';
import { getProfile } from '../domain/accounts/profile/get-profile.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const profileHandlers: HandlersOf<typeof profileEndpoints> = {
  getProfile: async ({ ctx }) => ({ ...DONE, data: await getProfile({ ctx }) }),
  editProfile: async ({ ctx, input }) => {
    const data = await editProfile({ ctx, input: editOf(input.body) });
    return { ...DONE, message: profileApiMessages.updated, data };
  },
  deactivateAccount: async ({ ctx }) => {
    await closeAccount({ ctx });
    return DONE;
  },
};

function editOf(body: InferType<typeof profileBody>) {
  const { first_name: firstName, last_name: lastName, company = '', email, recaptcha } = body;
  const mobile = `+91${body.mobile_no.slice(-10)}`;
  const code = body.otp || undefined;
  return { firstName, lastName, company, email, mobile, code, recaptcha };
}

export const avatarHandlers: HandlersOf<typeof avatarEndpoints> = {
  setAvatar: async ({ ctx, input }) => {
    const bytes = await input.body.picture.bytes();
    const profile_pic = await setAvatar({ ctx, input: { bytes } });
    return { ...DONE, message: avatarApiMessages.changed, data: { profile_pic } };
  },
  removeAvatar: async ({ ctx }) => {
    await removeAvatar({ ctx });
    return { ...DONE, message: avatarApiMessages.removed };
  },
};
