import type { voucherEndpoints } from '../../contract/vouchers/offers.ts';
import { listOffers } from '../domain/vouchers/list-offers.ts';
import { listVoucherUses } from '../domain/vouchers/manage/list-voucher-uses.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const voucherHandlers: HandlersOf<typeof voucherEndpoints> = {
  listOffers: async ({ ctx }) => ({ ...DONE, data: await listOffers({ ctx }) }),
  listVoucherUses: async ({ ctx, input: { params, query } }) => {
    const { page, page_size: pageSize } = query;
    return { ...DONE, ...(await listVoucherUses({ ctx, input: { ...params, page, pageSize } })) };
  },
};
