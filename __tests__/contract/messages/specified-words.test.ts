import { describe, expect, test } from '@jest/globals';
import { accountMessages } from '@/contract/messages/account';
import { addressMessages } from '@/contract/messages/addresses';
import { blogMessages } from '@/contract/messages/blogs';
import { captchaMessages } from '@/contract/messages/captcha';
import { cartMessages, quantityMessages } from '@/contract/messages/cart';
import { catalogueMessages, productMessages } from '@/contract/messages/catalogue';
import { commonMessages, errorScreenMessages } from '@/contract/messages/common';
import { appointmentMessages, enquiryMessages } from '@/contract/messages/enquiries';
import { eventMessages } from '@/contract/messages/events';
import { fieldMessages, mobileMessages } from '@/contract/messages/fields';
import { membershipMessages } from '@/contract/messages/memberships';
import { orderMessages } from '@/contract/messages/orders';
import { passwordMessages } from '@/contract/messages/password';
import { paymentMessages } from '@/contract/messages/payments';
import { profileApiMessages, profileMessages } from '@/contract/messages/profile';
import { reviewMessages } from '@/contract/messages/reviews';
import { storeMessages } from '@/contract/messages/stores';
import { englishText } from '@/contract/messages/text-with-values';
import { wishlistApiMessages, wishlistMessages } from '@/contract/messages/wishlist';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';

/*
 * The exact messages of the two specifications. Only this test repeats them: every other test
 * imports them, so a change of a specified text fails here.
 */

describe('storefront', () => {
  test.each([
    [accountMessages.loggedIn, 'Login successfully!'],
    [accountMessages.loggedOut, 'Logged out successfully!'],
    [accountMessages.signedUp, 'Your account has been created!'],
    [accountMessages.signUpFailed, 'Sign-up failed!'],
    [captchaMessages.notSolved, 'Please verify you are not a robot.'],
    [cartMessages.added, 'Product added to cart!'],
    [cartMessages.belowZero, 'Quantity cannot be set less than 0!'],
    [cartMessages.changed, 'Quantity updated!'],
    [cartMessages.empty, 'Your cart is empty'],
    [cartMessages.loginToOrder, 'Please login to place an order!'],
    [cartMessages.minimumOrder(DEFAULT_SETTINGS), 'Minimum order value should be ₹250'],
    [cartMessages.notAdded, 'There was an error adding your product to cart! Please try again!'],
    [cartMessages.notChanged, 'There was an error updating the quantity!'],
    [cartMessages.removed, 'Product removed from cart!'],
    [cartMessages.voucherFailed, 'There was an error!'],
    [catalogueMessages.empty, 'No products available!'],
    [catalogueMessages.notLoaded, 'There was an error loading the products!'],
    [catalogueMessages.nothingFound, 'No products found'],
    [catalogueMessages.reload, 'Please reload the page'],
    [commonMessages.errorOccurred, 'An error occurred'],
    [commonMessages.tryLater, 'Please try again later!'],
    [commonMessages.wentWrong, 'Something went wrong'],
    [commonMessages.wentWrongEnded, 'Something went wrong.'],
    [errorScreenMessages.text, 'Sorry, an unexpected error has occurred.'],
    [errorScreenMessages.title, 'Oops!'],
    [fieldMessages.invalidEmail, 'Invalid email format'],
    [fieldMessages.required('First name'), 'First name is required'],
    [fieldMessages.required('Last name'), 'Last name is required'],
    [mobileMessages.notTenDigits, 'Mobile number must be 10 digits'],
    [passwordMessages.different, 'Passwords do not match'],
    [
      passwordMessages.weak,
      'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol',
    ],
    [productMessages.linkCopied, 'Link copied!'],
    [productMessages.linkNotCopied, 'Failed to copy'],
    [productMessages.notLoaded, 'There was an error loading the product details!'],
    [productMessages.outOfStock, 'OUT OF STOCK'],
    [quantityMessages.tooSmall, 'Please set the quantity greater than 0!'],
    [reviewMessages.login, 'Please login to write a review!'],
    [wishlistApiMessages.added, 'Added in wishlist'],
    [wishlistApiMessages.removed, 'Removed from wishlist'],
    [wishlistMessages.added, 'Product added to wishlist!'],
    [wishlistMessages.empty, 'Your wishlist is empty'],
    [
      wishlistMessages.noShopper,
      'There was an error updating your wishlist! Please reload the page and try again!',
    ],
    [
      wishlistMessages.notAdded,
      'There was an error adding your product to wishlist! Please try again!',
    ],
    [wishlistMessages.removed, 'Product removed from wishlist!'],
  ])('%s', (message, specified) => {
    expect(englishText(message)).toBe(specified);
  });
});

describe('checkout, membership and account', () => {
  test.each([
    [addressMessages.countryFirst, 'Please select a country first!'],
    [addressMessages.none, 'No addresses added yet.'],
    [addressMessages.stateFirst, 'Please select a state first!'],
    [commonMessages.wentWrongTryLater, 'Something went wrong. Please try again later!'],
    [membershipMessages.none, 'Subscription Not Found'],
    [membershipMessages.notLoaded, 'Subscription loading failed'],
    [orderMessages.addressNotChosen, 'Please select a billing address!'],
    [orderMessages.notFound, 'Order Not Found'],
    [orderMessages.notLoaded, 'Order loading failed'],
    [paymentMessages.failed, 'Payment failed! Please try again.'],
    [profileApiMessages.invalidMobile, 'Please enter valid mobile number'],
    [profileMessages.failed, 'Something went wrong / Please try again later.'],
    [profileMessages.notLoaded, 'Error loading profile'],
    [reviewMessages.failed, 'error'],
  ])('%s', (message, specified) => {
    expect(englishText(message)).toBe(specified);
  });
});

describe('content and enquiries', () => {
  test.each([
    [addressMessages.countriesNotLoaded, 'Unable to load countries'],
    [appointmentMessages.loginFirst, 'Please login to book an appointment!'],
    [blogMessages.empty, 'No blogs added!'],
    [captchaMessages.failed, 'reCAPTCHA verification failed'],
    [enquiryMessages.leadNotSent, 'Something went wrong'],
    [enquiryMessages.leadSent, 'Data Created Successfully'],
    [enquiryMessages.notSent, 'Failed to send inquiry'],
    [enquiryMessages.notAnswered.split('.')[0], 'Failed to send inquiry'],
    [eventMessages.empty, 'No events added!'],
    [storeMessages.empty, 'No stores found'],
  ])('%s', (message, specified) => {
    expect(message).toBe(specified);
  });
});
