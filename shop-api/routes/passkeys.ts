import type { passkeyEndpoints } from '../../contract/accounts/passkeys.ts';
import { factorMessages } from '../../contract/messages/second-factor.ts';
import { addPasskey, beginPasskey } from '../domain/accounts/passkeys/add-passkey.ts';
import { askPasskey } from '../domain/accounts/passkeys/ask-passkey.ts';
import { removePasskey } from '../domain/accounts/passkeys/remove-passkey.ts';
import { askSigninPasskey } from '../domain/accounts/password/ask-signin-passkey.ts';
import { signIn } from '../domain/accounts/password/sign-in.ts';
import { staffOf } from '../domain/kernel/who.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { loggedIn } from './account.ts';

export const passkeyHandlers: HandlersOf<typeof passkeyEndpoints> = {
  askSigninPasskey: async ({ ctx, input }) => ({
    ...DONE,
    data: await askSigninPasskey({ ctx, input: input.body }),
  }),
  signinByPasskey: async ({ ctx, input }) => loggedIn(await signIn({ ctx, input: input.body })),
  askPasskey: async ({ ctx }) => {
    const { customerId } = staffOf(ctx.who);
    return { ...DONE, data: await askPasskey({ ctx, input: { customerId, purpose: 'change' } }) };
  },
  beginPasskey: async ({ ctx, input }) => ({
    ...DONE,
    data: await beginPasskey({ ctx, input: input.body }),
  }),
  addPasskey: async ({ ctx, input }) => {
    await addPasskey({ ctx, input: input.body });
    return { ...DONE, message: factorMessages.passkeyAdded };
  },
  removePasskey: async ({ ctx, input }) => {
    const passkeyId = Number(input.params.id);
    await removePasskey({ ctx, input: { passkeyId, proof: input.body } });
    return { ...DONE, message: factorMessages.passkeyRemoved };
  },
};
