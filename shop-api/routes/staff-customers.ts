import type { customerEndpoints } from '../../contract/staff/customers.ts';
import { exportCustomer } from '../domain/staff/export-customer.ts';
import { moveCustomer } from '../domain/staff/move-customer.ts';
import { sentCustomers } from '../domain/staff/sent-customers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';
import { sentHandlers } from '../http/sent-handlers.ts';

const customers = sentHandlers(sentCustomers);

export const customerHandlers: HandlersOf<typeof customerEndpoints> = {
  listCustomers: customers.list,
  getCustomer: customers.read,
  exportCustomer: async ({ ctx, input: { params } }) => ({
    ...DONE,
    data: await exportCustomer({ ctx, input: params }),
  }),
  moveCustomer: async ({ ctx, input: { params, body } }) => {
    const { to, reason } = body;
    return { ...DONE, ...(await moveCustomer({ ctx, input: { id: params.id, to, reason } })) };
  },
};
