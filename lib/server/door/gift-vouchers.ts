import 'server-only';
import { string } from 'yup';
import type { OwnGiftVoucher } from '@/contract/gift-vouchers';
import { giftVoucherBody, redeemBody } from '@/contract/gift-vouchers';
import { giftVoucherMessages } from '@/lib/api/gift-vouchers';
import type { Write, Written } from './handle-write';
import { leaveToPay } from './leave-to-pay';
import type { ShopperCall } from './shopper';

/** `surface`: `app` inside the mobile app. */
const fields = giftVoucherBody.shape({ surface: string().default('web') });

/** The gift vouchers of the customer of the session. @throws ApiError */
export async function readGiftVouchers({ call }: { call: ShopperCall }): Promise<OwnGiftVoucher[]> {
  return (await call('listGiftVouchers', {})).data;
}

/** Rupees that are left on them together. @throws ApiError */
export async function readGiftBalance(shopper: { call: ShopperCall }): Promise<number> {
  const vouchers = await readGiftVouchers(shopper);
  const paise = vouchers.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0);
  return paise / 100;
}

/** Asks for a gift voucher, and leads to its payment. @throws ApiError */
export async function buyGiftVoucher(write: Write<unknown>): Promise<Written> {
  const { surface, ...body } = await write.input(fields);
  const { data } = await write.call('getGiftVoucherPaymentLink', { body });
  const next = leaveToPay({ session: write.session, link: data, surface });
  return { data: { next }, message: giftVoucherMessages.onTheWay, next };
}

/** Binds the code to the customer of the session. @throws ApiError */
export async function redeemGiftVoucher({ input, call }: Write<unknown>): Promise<Written> {
  const { message } = await call('redeemGiftVoucher', { body: await input(redeemBody) });
  return { data: { message }, message };
}
