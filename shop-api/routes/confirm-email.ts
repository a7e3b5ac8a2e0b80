import type { confirmEmailEndpoints } from '../../contract/confirm-email.ts';
import { confirmEmail } from '../domain/confirm-email/confirm-email.ts';
import { sendConfirmLink } from '../domain/confirm-email/send-confirm-link.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const confirmEmailHandlers: HandlersOf<typeof confirmEmailEndpoints> = {
  confirmEmail: async ({ ctx, input }) => {
    await confirmEmail({ ctx, input: input.body });
    return { ...DONE, message: 'Your email address is confirmed.' };
  },
  sendConfirmLink: async ({ ctx }) => {
    await sendConfirmLink({ ctx });
    return { ...DONE, message: 'We have sent you a link.' };
  },
};
