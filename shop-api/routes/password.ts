import type { passwordEndpoints } from '../../contract/password.ts';
import { changePassword } from '../domain/password/change-password.ts';
import { requestPasswordReset } from '../domain/password/request-password-reset.ts';
import { resetPassword } from '../domain/password/reset-password.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const passwordHandlers: HandlersOf<typeof passwordEndpoints> = {
  requestPasswordReset: async ({ ctx, input }) => {
    await requestPasswordReset({ ctx, input: input.body });
    return { ...DONE, message: 'If this email is registered, a reset link is on its way.' };
  },
  resetPassword: async ({ ctx, input }) => {
    const { params, body } = input;
    await resetPassword({ ctx, input: { token: params.resetUUID, password: body.new_password } });
    return { ...DONE, message: 'Your password has been changed. Please login.' };
  },
  changePassword: async ({ ctx, input }) => {
    const { old_password: oldPassword, new_password: newPassword, recaptcha } = input.body;
    await changePassword({ ctx, input: { oldPassword, newPassword, recaptcha } });
    return { ...DONE, message: 'Your password has been changed!' };
  },
};
