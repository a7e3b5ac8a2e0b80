/** Business constants of the specification that both halves obey. Money in paise. */
export const MIN_QUANTITY = 1;
/** Upper bound of any cart line. */
export const MAX_QUANTITY = 10_000;
/** Upper bound of a cart line when the stock is unknown. */
export const MAX_QUANTITY_UNKNOWN_STOCK = 20;
/** A cart of exactly ₹250.00 may be ordered. */
export const MIN_ORDER_PAISE = 25_000;
/** Gateways take no less: gift vouchers leave as much to pay, or nothing. */
export const MIN_ONLINE_PAISE = 100;
export const PACKING_CATEGORY_ID = 490;
export const COMPANY_ID = 7;
export const PRODUCTS_PER_PAGE = 24;
export const REVIEWS_PER_PAGE = 30;
export const MAX_REVIEW_LENGTH = 2000;
/** The specification shows 8 blogs on the home page. */
export const HOME_BLOGS = 8;
/** Longest accepted search text, in characters. */
export const MAX_SEARCH_LENGTH = 100;
export const MAX_GIFT_MESSAGE_LENGTH = 240;
/** What a gift voucher may be worth; the amounts offered, in rupees. */
export const MIN_GIFT_VOUCHER_PAISE = 10_000;
export const MAX_GIFT_VOUCHER_PAISE = 1_000_000;
export const GIFT_VOUCHER_PRESETS: readonly number[] = [100, 500, 1000, 2000];
/** The largest id: the database keeps ids as 4-byte integers. */
export const MAX_ID = 2_147_483_647;

/** A login code: six digits, valid for five minutes, sent again after half a minute at the soonest. */
export const OTP_LENGTH = 6;
export const OTP_VALID_S = 300;
export const OTP_RESEND_S = 30;
/** A link for a new password works this long, once. */
export const RESET_LINK_VALID_S = 1800;
/** Cities where Elite members get their parcel on the same or the next day. */
export const RAPID_CITIES: readonly string[] = [
  'Ahmedabad',
  'Mumbai',
  'Bengaluru',
  'Kolkata',
  'Gandhinagar',
  'Bhavnagar',
];
/** What is ordered until two in the afternoon leaves the same day, in India. */
export const CUT_OFF_HOUR = 14;
/** Delivery, in paise; nothing to Ahmedabad and for Elite members. */
export const SHIPPING_PAISE = 10_000;
