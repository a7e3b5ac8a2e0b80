import type { accountEndpoints } from '../../contract/account.ts';
import { getMetaTags } from '../domain/home/get-meta-tags.ts';
import { createVisitor } from '../domain/identity/create-visitor.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const accountHandlers: HandlersOf<typeof accountEndpoints> = {
  getVisitor: async ({ ctx }) => ({ ...DONE, visitor_id: await createVisitor({ ctx }) }),
  getMetaTags: async ({ ctx, input }) => ({
    ...DONE,
    ...(await getMetaTags({ ctx, input: { pageUrl: input.query.page_url } })),
  }),
  sendOtp: notBuiltYet,
  verifyOtp: notBuiltYet,
  signin: notBuiltYet,
  signup: notBuiltYet,
  requestPasswordReset: notBuiltYet,
  resetPassword: notBuiltYet,
  changePassword: notBuiltYet,
  checkElite: notBuiltYet,
};
