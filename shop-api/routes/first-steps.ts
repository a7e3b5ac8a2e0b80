import type { firstStepEndpoints } from '../../contract/staff/first-steps.ts';
import { getFirstSteps } from '../domain/staff/get-first-steps.ts';
import { keepSamples } from '../domain/staff/keep-samples.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const firstStepHandlers: HandlersOf<typeof firstStepEndpoints> = {
  getFirstSteps: async ({ ctx }) => ({ ...DONE, data: await getFirstSteps({ ctx }) }),
  keepSamples: async ({ ctx, input }) => {
    await keepSamples({ ctx, input: input.params });
    return DONE;
  },
};
