import type { voucherEndpoints } from '../../contract/vouchers/desk-vouchers.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { listOffers } from '../domain/vouchers/list-offers.ts';
import { listVouchers, listVoucherUses } from '../domain/vouchers/manage/list-vouchers.ts';
import { MANAGED_VOUCHERS } from '../domain/vouchers/manage/managed-vouchers.ts';
import { endVoucher, removeVoucher, saveVoucher } from '../domain/vouchers/manage/save-voucher.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const vouchers = deskHandlers({
  list: (ctx, input: Parameters<typeof listVouchers>[0]['input']) => listVouchers({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: MANAGED_VOUCHERS, input }),
  save: (ctx, input) => saveVoucher({ ctx, input }),
});

export const voucherHandlers: HandlersOf<typeof voucherEndpoints> = {
  listOffers: async ({ ctx }) => ({ ...DONE, data: await listOffers({ ctx }) }),
  listDeskVouchers: vouchers.list,
  readVoucher: vouchers.read,
  addVoucher: vouchers.add,
  saveVoucher: vouchers.save,
  removeVoucher: async ({ ctx, input: { params, query } }) => {
    await removeVoucher({ ctx, input: { ...params, ...query } });
    return DONE;
  },
  endVoucher: async ({ ctx, input: { params, body } }) => {
    const { version } = await endVoucher({ ctx, input: { ...params, ...body } });
    return { ...DONE, version };
  },
  listVoucherUses: async ({ ctx, input: { params, query } }) => {
    const { page, page_size: pageSize } = query;
    return { ...DONE, ...(await listVoucherUses({ ctx, input: { ...params, page, pageSize } })) };
  },
};
