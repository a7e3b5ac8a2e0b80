import { beforeEach, describe, expect, test } from '@jest/globals';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { accountCalls } from '@/app/api/calls/account';
import { enquiryCalls } from '@/app/api/calls/enquiries';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { FIRST_COOKIES_HEADER } from '@/lib/view/session';

const { cart, cookieCheck: cookies, wishlist } = shoppingCalls;
const { contactEnquiry: contact } = enquiryCalls;
const { login, loginCode: otp } = accountCalls;

withShopApi();

let shopper: StorefrontShopper;
beforeEach(() => {
  shopper = new StorefrontShopper();
});

const areReturned = async () => (await shopper.send(cookies.GET)).json();

describe('the first cookies of a browser', () => {
  test.each([
    ['a cart', cart.POST, { pid: COFFEE, quantity: 1 }],
    ['a wishlist', wishlist.POST, { pid: COFFEE, wishlisted: true }],
    ['a login', login.POST, { email: 'elite@example.com', password: 'Demo@1234' }],
    ['a login code', otp.POST, { mobile_no: '9825012345' }],
  ])('of %s are marked, so that the page asks whether they came back', async (_of, post, json) => {
    const first = await shopper.ask(post, { json });
    expect([first.status, first.headers.has(FIRST_COOKIES_HEADER)]).toEqual([200, true]);
    expect(await areReturned()).toEqual({ areReturned: false });

    shopper.storeCookies(first);
    expect(await areReturned()).toEqual({ areReturned: true });
    const second = await shopper.send(post, { json });
    expect(second.headers.has(FIRST_COOKIES_HEADER)).toBe(false);
  });

  test('of an enquiry are not marked: it has arrived without them', async () => {
    const answer = await shopper.send(contact.POST, { json: {} });
    expect(answer.headers.has(FIRST_COOKIES_HEADER)).toBe(false);
  });
});
