import type { InferType } from 'yup';
import type { profileBody, profileEndpoints } from '../../contract/profile.ts';
import { closeAccount } from '../domain/profile/close-account.ts';
import { editProfile } from '../domain/profile/edit-profile.ts';
import { getProfile } from '../domain/profile/get-profile.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const profileHandlers: HandlersOf<typeof profileEndpoints> = {
  getProfile: async ({ ctx }) => ({ ...DONE, data: await getProfile({ ctx }) }),
  editProfile: async ({ ctx, input }) => {
    const data = await editProfile({ ctx, input: editOf(input.body) });
    return { ...DONE, message: 'Your profile has been updated!', data };
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
