import type { loginEndpoints } from '../../contract/accounts/logins.ts';
import { endLogin, listLogins } from '../domain/session/own-logins.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const loginHandlers: HandlersOf<typeof loginEndpoints> = {
  listLogins: async ({ ctx }) => ({ ...DONE, data: await listLogins({ ctx }) }),
  endLogin: async ({ ctx, input: { params } }) => {
    await endLogin({ ctx, input: params });
    return DONE;
  },
};
