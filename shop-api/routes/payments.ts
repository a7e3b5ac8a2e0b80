import type { paymentEndpoints } from '../../contract/payment.ts';
import { getPayment } from '../domain/payment/get-payment.ts';
import { startPayment } from '../domain/payment/start-payment.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const paymentHandlers: HandlersOf<typeof paymentEndpoints> = {
  startPayment: async ({ ctx, input }) => {
    const { url, method, fields } = await startPayment({ ctx, input: input.params });
    return { ...DONE, url, method, fields };
  },
  getPayment: async ({ ctx, input }) => ({
    ...DONE,
    ...(await getPayment({ ctx, input: input.params })),
  }),
};
