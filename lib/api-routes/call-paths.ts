import { accountApi } from './account.ts';
import { enquiryApi } from './enquiries.ts';
import { orderApi } from './orders.ts';
import { returnApi } from './returns.ts';
import { sharingApi } from './sharing.ts';
import { shoppingApi } from './shopping.ts';
import { staffApi } from './staff.ts';

/** The patterns of all calls that `app/api/calls` answers. */
export const CALL_PATHS: readonly string[] = [
  accountApi,
  shoppingApi,
  sharingApi,
  enquiryApi,
  orderApi,
  returnApi,
  staffApi,
].flatMap((paths) => Object.values(paths).map(({ pattern }) => pattern));
