import { describe, expect, test } from '@jest/globals';
import { areas, endpoints } from '@/contract/endpoints';
import { absolutePath, type Endpoint } from '@/contract/kit/endpoint';
import { LINK_CALLS } from './link-calls';
import { STAFF_CALLS } from './staff-calls';

/** Section 7 of both specifications, spelled as there; `{product}` is the shop's name. */
const SPECIFIED = [
  'GET /user/visitor/',
  'POST /user/send-otp/',
  'POST /user/verify-otp/',
  'POST /user/signin/',
  'POST /user/signup/',
  'POST /user/reset-password/',
  'POST /user/reset-password/{resetUUID}/',
  'POST /user/change-password/ (auth)',
  'GET /user/meta-tags/?page_url',
  'GET /user/address/ (auth)',
  'GET /user/elite_check/ (auth)',
  'GET /categories/?list',
  'GET /web/products/list/?page,category_id,ordering,brand,product_tag,product_foam,prod_search,category_name',
  'GET /web/single/product/{id}/',
  'GET /web/product-tags/list/',
  'GET /web/product-foams/list/',
  'GET /web/brand/list/',
  'GET /api/related-other-products/?product_id',
  'POST /rating_review/{id}/ (auth)',
  'GET /cart/',
  'POST /cart/',
  'PATCH /cart/{id}/',
  'DELETE /cart/{id}',
  'GET /validate-voucher-code/?voucher_code (auth)',
  'GET /products?categoryID',
  'POST /wishlist/',
  'GET listwish/',
  'GET /ecommerce/banners/?sequence',
  'GET /vanya-section/?type',
  'GET /newarrival/list',
  'GET /musttry/list',
  'GET /bestofalltime/list',
  'GET /home/blogs/',
  'GET /statistics-section/',
  'GET /lower-section/',
  'POST /orders/ (auth)',
  'POST /get-order-payment-link/ (auth) (multipart)',
  'PATCH edit-order-payment-link/ (auth) (multipart)',
  'POST /get-subscription-payment-link/ (auth)',
  'GET /user/get-subscription-payment/{txnid}/ (auth)',
  'GET /stores/',
  'GET /blogs/?page,publish_filter',
  'GET /blogs/{id}/',
  'GET /countries/?filter_search',
  'GET /states/{countryId}/',
  'GET /cities/{stateId}',
  'POST /inquiries/',
  'GET /user/profile/ (auth)',
  'PATCH /user/profile/ (auth)',
  'GET /web/orders/list/ (auth)',
  'GET /user/profile_elite_users/ (auth)',
  'GET /orders/{orderId} (auth)',
  'POST /user/deactivate/ (auth)',
  'DELETE user/address/{id}/ (auth)',
  'PATCH /user/address/{id}/ (auth)',
  'POST /user/address/ (auth)',
  'PATCH /user/address/?contact_id (auth)',
  'GET /rating_review/{productId}/',
  'GET /accounting/invoice-pdf/?source_doc (auth)',
  'GET /online_appointment_slots/',
  'POST /events/ (auth)',
  'GET /events/ecommerce/?status,category',
  'POST getvoucgerpaymentlink/',
  'POST /user/web/b2b/create/',
  'POST /user/web/Exportlead/create/',
];

/** Calls that are not in the specification; docs/decisions/0009 gives the reasons. */
const BESIDE_IT = [
  'POST /user/signup/proven/',
  'POST /user/signin/passkey/ask/',
  'POST /user/signin/passkey/',
  'POST /user/invitations/{token}/',
  ...STAFF_CALLS,
  ...LINK_CALLS,
  'GET /home-sections/',
  'GET /announcement/',
  'GET /popup-pictures/',
  'POST /payments/{txnid}/start/',
  'GET /payments/{txnid}/',
  'POST /refunds-due/{refundId}/settle/ (auth)',
  'POST /staff/orders/{orderId}/shipment/ (auth)',
  'GET /orders/{orderId}/returns/ (auth)',
  'POST /orders/{orderId}/returns/ (auth)',
  'POST /returns/{returnId}/withdraw/ (auth)',
  'GET /returns/photos/{photoId}/{size}/ (auth)',
  'POST /rating_review/{id}/photos/ (auth)',
  'GET /rating_review/photos/{photoId}/{size}/',
  'GET /rating_review/{productId}/marks/ (auth)',
  'POST /rating_review/{reviewId}/helpful/ (auth)',
  'GET /offers/',
  'GET /settings/',
  'GET /web/products/addresses/?after',
  'GET /web/products/feed/?after',
  'GET /web/products/suggest/?q',
  'POST /web/steps/',
  'GET /user/business/ (auth)',
  'POST /orders/{orderId}/cancel/ (auth)',
  'POST /orders/{orderId}/reorder/ (auth)',
  'GET /web/products/bought/ (auth)',
  'POST /orders/{orderId}/pay-on-delivery/ (auth)',
  'POST /orders/{orderId}/move/ (auth)',
  'GET /accounting/credit-note-pdf/?source_doc (auth)',
  'GET /accounting/elite-pdf/?source_doc (auth)',
  'POST /stock-alert/{id}/',
  'DELETE /stock-mails/{token}/',
  'POST /user/logout/ (auth)',
  'POST /user/confirm-email/ (auth)',
  'POST /user/confirm-email/send/ (auth)',
  'POST /user/profile/picture/ (auth)',
  'DELETE /user/profile/picture/ (auth)',
  'GET /user/captcha/?form',
  'GET /pincodes/{pin}/',
  'GET /elite-plans/',
  'POST /user/elite/cancel/ (auth)',
  'POST /gift-vouchers/redeem/ (auth)',
  'GET /gift-vouchers/ (auth)',
  'GET /partners/',
  'GET /landing-pages/?language',
  'GET /landing-pages/{id}/?language',
  'GET /vaidyas/?language',
  'POST /user/vaidya-questions/ (auth)',
  'GET /previews/{token}/?language',
  'GET /pages/{key}/',
  'GET /faqs/',
  'GET /events/ecommerce/{id}/',
  'POST /user/appointments/{id}/cancel/ (auth)',
  'GET /user/appointments/ (auth)',
];

const rows: Endpoint[] = Object.values(endpoints);

/** The call without its query and marks: `GET /blogs/`. */
const callOf = (line: string) => line.replace(/\?\S*/, '').replace(/ \(.*$/, '');

const rowOf = (line: string) => rows.find((row) => `${row.method} ${row.path}` === callOf(line));

describe('the table of calls', () => {
  test('contains every call of the specification and the listed additions', () => {
    expect(rows.map((row) => `${row.method} ${row.path}`).sort()).toEqual(
      [...SPECIFIED, ...BESIDE_IT].map(callOf).sort(),
    );
  });

  test('requires a login exactly where the specification does', () => {
    const needsLogin = (line: string) => line.includes('(auth)');
    for (const line of SPECIFIED) {
      expect([line, rowOf(line)?.access === 'customer']).toEqual([line, needsLogin(line)]);
    }
  });

  test('opens the cart and the wishlist to visitors', () => {
    const shopperCalls = rows.filter((row) => row.access === 'shopper').map((row) => row.path);
    expect(new Set(shopperCalls)).toEqual(
      new Set(['/cart/', '/cart/{id}/', '/cart/{id}', '/cart/goods/', '/wishlist/', 'listwish/']),
    );
  });

  test('accepts every query parameter of the specification', () => {
    for (const line of SPECIFIED) {
      const wanted = line.match(/\?(\S*)/)?.[1]?.split(',') ?? [];
      const known = Object.keys(rowOf(line)?.query?.describe()?.['fields' as never] ?? {});
      expect([line, wanted.filter((name) => !known.includes(name))]).toEqual([line, []]);
    }
  });

  test('uses multipart for the payment link calls and files only', () => {
    const multipart = rows.filter((row) => row.bodyKind === 'multipart').map((row) => row.path);
    expect(multipart).toEqual([
      '/rating_review/{id}/photos/',
      '/get-order-payment-link/',
      'edit-order-payment-link/',
      '/orders/{orderId}/returns/',
      '/user/profile/picture/',
      '/staff/pictures/',
      '/staff/imports/{id}/parts/',
    ]);
  });

  test('contains each call once', () => {
    const names = Object.values(areas).flatMap((area) => Object.keys(area));
    expect(names).toHaveLength(new Set(names).size);
    expect(names.sort()).toEqual(Object.keys(endpoints).sort());
  });
});

describe('absolutePath', () => {
  test('adds the slash that the specification omits', () => {
    expect(absolutePath('listwish/')).toBe('/listwish/');
    expect(absolutePath('/cart/')).toBe('/cart/');
  });
});
