import { captchaEndpoints } from '@/contract/accounts/captcha';
import { reviewEndpoints } from '@/contract/catalogue/reviews';
import { cartMessages } from '@/contract/messages/cart';
import { reviewMessages } from '@/contract/messages/reviews';
import { stockAlertMessages } from '@/contract/messages/stock-alerts';
import { wishlistMessages } from '@/contract/messages/wishlist';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import type { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import {
  addToCartAction,
  changeLineAction,
  changeVoucherAction,
  lineFormAction,
  removeLineAction,
} from '@/lib/server/actions/cart';
import { saveGiftAction, sendAsGiftAction } from '@/lib/server/actions/gift-options';
import { logOutAction } from '@/lib/server/actions/log-out';
import { markReviewAction, writeReviewAction } from '@/lib/server/actions/reviews';
import { askForStockAlertAction, stopStockAlertsAction } from '@/lib/server/actions/stock-alerts';
import { moveToCartAction, setWishlistedAction } from '@/lib/server/actions/wishlist';
import { suggest } from '@/lib/server/api/products';
import { answer } from '@/lib/server/http/answers';
import { chooseLanguage } from '@/lib/server/http/choose-language';
import { takeVitals } from '@/lib/server/http/count-vitals';
import { checkFields } from '@/lib/server/http/fields';
import { handlePublicRead, handleRead, type Read } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';
import { readUpload } from '@/lib/server/http/read-upload';
import { takeStep } from '@/lib/server/http/take-step';
import { getPopupPictures } from '@/lib/server/pages/frame';
import { openSession } from '@/lib/server/session/open-session';
import { readCart, shopperCart } from '@/lib/server/shopper/cart';
import { readReviewMarks } from '@/lib/server/shopper/review-marks';
import { sendReviewPhoto } from '@/lib/server/shopper/send-photo';
import { readSummary } from '@/lib/server/shopper/summary';
import { readWishlist } from '@/lib/server/shopper/wishlist';
import type { CookiesReturned } from '@/lib/view/session';
import type { CallTable } from './call-table';

/** No notice reaches the caches of browsers: a changed price or stock is seen after five seconds. */
const SHARED_BRIEFLY = 'public, max-age=5';

export const shoppingCalls = {
  session: { GET: handleRead(readSummary) },
  cookieCheck: { GET: checkCookies },
  search: {
    GET: handlePublicRead(({ query }) => suggest(query.get('q') ?? ''), SHARED_BRIEFLY),
  },
  captcha: { GET: handleRead(readCaptcha) },
  logout: { POST: handleWrite(logOutAction, { next: routes.home() }) },
  language: { POST: chooseLanguage },
  cart: {
    GET: handleRead(async (shopper) => shopperCart(shopper, await readCart(shopper))),
    POST: handleWrite(addToCartAction, { failed: cartMessages.notAdded, needsCookies: true }),
  },
  cartLine: {
    POST: handleWrite(lineFormAction, { failed: cartMessages.notChanged }),
    PATCH: handleWrite(changeLineAction, { failed: cartMessages.notChanged }),
    DELETE: handleWrite(removeLineAction, { failed: cartMessages.notRemoved }),
  },
  gift: { POST: handleWrite(saveGiftAction, { failed: cartMessages.giftNotSaved }) },
  giftGoods: {
    POST: handleWrite(sendAsGiftAction, { failed: cartMessages.notAdded, needsCookies: true }),
  },
  voucher: { POST: handleWrite(changeVoucherAction, { failed: cartMessages.voucherFailed }) },
  wishlist: {
    GET: handleRead(readWishlist),
    POST: handleWrite(setWishlistedAction, {
      next: routes.wishlist(),
      failed: wishlistMessages.notAdded,
      needsCookies: true,
    }),
  },
  moveToCart: {
    POST: handleWrite(moveToCartAction, {
      next: routes.cart(),
      from: routes.wishlist(),
      failed: cartMessages.notAdded,
    }),
  },
  popupPictures: {
    GET: handlePublicRead(({ query }) => getPopupPictures(query), SHARED_BRIEFLY),
  },
  stockAlert: { POST: handleWrite(askForStockAlertAction, { failed: stockAlertMessages.failed }) },
  stopStockAlerts: {
    POST: handleWrite(stopStockAlertsAction, { failed: stockAlertMessages.failed }),
  },
  vitals: { POST: takeVitals },
  steps: { POST: takeStep },
  reviews: {
    POST: handleWrite(writeReviewAction, {
      failed: (error) =>
        isNotLoggedIn(error) ? reviewMessages.login : messageFor(error, reviewMessages.failed),
      read: readUpload(reviewEndpoints.writeReviewWithPhotos.upload),
    }),
  },
  reviewPhoto: { GET: sendReviewPhoto },
  reviewMarks: { GET: handleRead(readReviewMarks) },
  markReview: {
    POST: handleWrite(markReviewAction, {
      failed: (error) =>
        isNotLoggedIn(error)
          ? reviewMessages.loginToMark
          : messageFor(error, reviewMessages.failed),
    }),
  },
} satisfies CallTable<typeof shoppingApi>;

/** Says whether the browser has returned the shop's cookies; calls no shop API. */
async function checkCookies(request: Request): Promise<Response> {
  const { hasCookies } = await openSession(request, new Headers());
  return answer({ areReturned: hasCookies } satisfies CookiesReturned);
}

/** Returns the captcha task of the form named in the query. @throws ApiError invalid */
async function readCaptcha({ query, call }: Read) {
  const values = Object.fromEntries(query);
  const { form } = await checkFields(captchaEndpoints.getCaptcha.query, { values, isForm: true });
  const { provider, site_key, challenge } = await call('getCaptcha', { query: { form } });
  return { provider, site_key, challenge };
}
