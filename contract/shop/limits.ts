/**
 * Business constants of the specification, used by storefront and API. Money in paise. Those that
 * staff can change are the defaults of `settings.ts`, which alone reads them.
 */
export const MIN_QUANTITY = 1;
/** Upper bound of any cart line. */
export const MAX_QUANTITY = 10_000;
/** Upper bound of a cart line when the stock is unknown. */
export const MAX_QUANTITY_UNKNOWN_STOCK = 20;
export const MIN_ORDER_PAISE = 25_000;
/** The minimum amount of gateways: gift cards leave at least this much to pay, or nothing. */
export const MIN_ONLINE_PAISE = 100;
export const PACKING_CATEGORY_ID = 490;
/** Goods that the link of a cart names. */
export const MAX_SHARED_GOODS = 50;
export const COMPANY_ID = 7;
export const PRODUCTS_PER_PAGE = 24;
/** Products a call for the feeds of shopping services answers. */
export const PRODUCTS_PER_FEED_CALL = 500;
/** Products a call for the sitemap answers. */
export const ADDRESSES_PER_CALL = 5_000;
/** Rows of a page of a customer's orders: the first is usual. */
export const LIST_PAGE_SIZES = [50, 10, 25, 75, 100] as const;
/** Rows of a page of a desk's list: the first is usual. */
export const DESK_PAGE_SIZES = [50, 25, 100] as const;
export const REVIEWS_PER_PAGE = 30;
/** The HTML of a text that staff write. */
export const MAX_RICH_TEXT = 100_000;
export const MAX_REVIEW_LENGTH = 2000;
/** The specification shows 8 blogs on the home page. */
export const HOME_BLOGS = 8;
/** Featured categories, and the pictures or lines of a section of the home page. */
export const MAX_FEATURED_CATEGORIES = 15;
export const MAX_HOME_ITEMS = 24;
export const BLOGS_PER_PAGE = 9;
/** Products displayed below a post of the journal. */
export const BLOG_PRODUCTS = 4;
/** Maximum length of a search text, in characters. */
export const MAX_SEARCH_LENGTH = 100;
export const MAX_GIFT_MESSAGE_LENGTH = 240;
/** How far ahead a gift may be wished for, and a gift voucher be sent, in days. */
export const MAX_GIFT_DAYS = 60;
export const MAX_GIFT_CARD_DAYS = 365;
/** Bounds of a gift card's amount in paise; the offered amounts in rupees. */
export const MIN_GIFT_CARD_PAISE = 10_000;
export const MAX_GIFT_CARD_PAISE = 1_000_000;
export const GIFT_CARD_PRESETS_RUPEES: readonly number[] = [100, 500, 1000, 2000];
/** The largest id: the database stores ids as 4-byte integers. */
export const MAX_ID = 2_147_483_647;

/** A login code: six digits, valid for five minutes; a new one may be sent after half a minute. */
export const LOGIN_CODE_LENGTH = 6;
export const LOGIN_CODE_VALID_S = 300;
export const LOGIN_CODE_RESEND_S = 30;
/** Validity of the proof that a code of a number without an account was entered. */
export const NUMBER_PROOF_VALID_S = 900;
/** Validity of a password reset link, which works once. */
export const RESET_LINK_VALID_S = 1800;
/** Validity of an invitation to the staff. */
export const INVITATION_VALID_HOURS = 72;
/** Validity of a link that proves an email address. */
export const CONFIRM_LINK_VALID_DAYS = 7;
/** How long the link in messages shows where an order stands, after its last move. */
export const TRACKING_LINK_DAYS = 60;
/** Cities where Elite members receive parcels on the same or the next day. */
export const RAPID_CITIES: readonly string[] = [
  'Ahmedabad',
  'Mumbai',
  'Bengaluru',
  'Kolkata',
  'Gandhinagar',
  'Bhavnagar',
];
/**
 * Working days of a delivery, as the shipping policy promises them. Remote: mountain regions,
 * islands and the north-east, which take longer than the policy's rule.
 */
export const DELIVERY_WORKING_DAYS = {
  ahmedabad: { min: 2, max: 2 },
  india: { min: 5, max: 6 },
  remote: { min: 7, max: 9 },
} as const;
/** Working days until an order is packed: the next one after the cut-off hour. */
export const HANDLING_WORKING_DAYS = { min: 0, max: 1 } as const;
/**
 * The days that the texts for search engines and the terms name for most of India, in the
 * specification's words "4-7 day delivery". They contain packing and delivery by the shipping policy.
 */
export const DELIVERY_DAYS_IN_META = { min: 4, max: 7 } as const;
/** Longest note of staff about what a customer has sent, in characters. */
export const MAX_NOTE_LENGTH = 2000;
/** Days within which damaged goods must be reported to be replaced. */
export const REPLACEMENT_DAYS = 5;
/** Reviews are new for so many days, today included. */
export const NEW_REVIEW_DAYS = 7;
/** Days within which unopened goods can be returned without a reason; lamps and the like longer. */
export const RETURN_DAYS = 7;
/** Working days within which a refund is paid out. */
export const REFUND_WORKING_DAYS = 7;
/** A picture that a customer sends with a return request or a review. */
export const MAX_PHOTO_MB = 5;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024;
/** Pictures of a return request: how many, and how long they are kept after its end. */
export const MAX_RETURN_PHOTOS = 4;
export const RETURN_PHOTO_DAYS = 180;
export const MAX_REVIEW_PHOTOS = 3;
/** What fewer reviews mention is not offered as a filter. */
export const LEAST_MENTIONS = 2;
/** Longest text of a return request and of its answer, in characters. */
export const MAX_RETURN_TEXT_LENGTH = 300;
/** Orders before this hour, two in the afternoon in India, leave on the same day. */
export const CUT_OFF_HOUR = 14;
/** The delivery charge in paise; free to Ahmedabad and for Elite members. */
export const SHIPPING_PAISE = 10_000;

/**
 * The widths (pixels) the shop serves; a picture gets those that are not above its own. 200 is a
 * thumbnail, 800 a whole phone screen at two device pixels to a CSS pixel, 1200 one at three.
 */
export const PICTURE_WIDTHS = [200, 320, 480, 640, 800, 960, 1200, 1440, 1920] as const;

/** The largest file of a picture that staff add, and the most pixels that are decoded. */
export const MAX_PICTURE_MB = 20;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024;
export const MAX_PICTURE_MEGAPIXELS = 64;
/** Pictures that staff send at once. */
export const MAX_PICTURES_AT_ONCE = 10;
/** Days after which a picture that nothing uses is deleted; one that the trail names, later. */
export const UNUSED_PICTURE_DAYS = 30;
export const TRAIL_PICTURE_DAYS = 180;

/** The stored widths (pixels) of an avatar, which is square. */
export const AVATAR_WIDTHS = [256, 512] as const;

/** Maximum size of an uploaded avatar. */
export const MAX_AVATAR_MB = 5;
export const MAX_AVATAR_BYTES = MAX_AVATAR_MB * 1024 * 1024;

/** How far ahead consultations can be booked. */
export const APPOINTMENT_DAYS_AHEAD = 30;
/** How long a consultation takes in a shop that has set nothing else. */
export const CONSULTATION_MINUTES = 20;

/** What a consultation costs anybody, in paise: the specification names no fee and no payment. */
export const CONSULTATION_FEE_PAISE = 0;
/** A product with a known stock of at most this many pieces runs low. */
export const LOW_STOCK = 10;
/** How long after a consultation the health data of its form is stored. */
export const HEALTH_DATA_DAYS = 90;
/** How long the shop waits for a product to be back, and keeps the request after its mail. */
export const STOCK_ALERT_DAYS = 180;
export const STOCK_ALERT_AFTER_DAYS = 30;

/** A file of goods that is imported, and the ZIP of its pictures. */
export const MAX_IMPORT_MB = 50;
export const MAX_IMPORT_ZIP_MB = 200;
export const MAX_IMPORT_ROWS = 25_000;
export const MAX_IMPORT_ZIP_FILES = 10_000;
/** Files travel in parts, so that a slow or broken line loses one part at most. */
export const IMPORT_PART_BYTES = 1_000_000;
/** How long an import and its files are kept. */
export const IMPORT_DAYS = 30;
/** The export as XLSX is made in memory. */
export const MAX_XLSX_EXPORT_ROWS = 25_000;

/** The longest that a call takes, in milliseconds: a file that was sent is decoded meanwhile. */
export const LONGEST_CALL_MS = 30_000;

/** The longest span of a report. */
export const MAX_REPORT_DAYS = 366;
