import type { secondFactorEndpoints } from '../../contract/accounts/second-factor.ts';
import { factorMessages } from '../../contract/messages/second-factor.ts';
import {
  beginFactor,
  confirmFactor,
  endFactor,
  getFactor,
} from '../domain/accounts/second-factor/set-up-factor.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const secondFactorHandlers: HandlersOf<typeof secondFactorEndpoints> = {
  getSecondFactor: async ({ ctx }) => ({ ...DONE, data: await getFactor({ ctx }) }),
  beginSecondFactor: async ({ ctx, input }) => {
    await beginFactor({ ctx, input: input.body });
    return { ...DONE, message: factorMessages.begun };
  },
  confirmSecondFactor: async ({ ctx, input }) => {
    const codes = await confirmFactor({ ctx, input: input.body });
    return { ...DONE, message: factorMessages.setUp, recovery_codes: codes };
  },
  endSecondFactor: async ({ ctx, input }) => {
    await endFactor({ ctx, input: input.body });
    return { ...DONE, message: factorMessages.ended };
  },
};
