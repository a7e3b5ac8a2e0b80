import { testForm } from '@/__tests__/support/form-rules';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { SAMPLE_GIFT } from '@/__tests__/support/sample-gift';
import { addressBody } from '@/contract/accounts/address';
import { profileBody } from '@/contract/accounts/profile';
import { reviewBody } from '@/contract/catalogue/reviews';
import { addressApiMessages } from '@/contract/messages/addresses';
import { captchaMessages } from '@/contract/messages/captcha';
import { fieldMessages } from '@/contract/messages/fields';
import { giftCardApiMessages } from '@/contract/messages/gift-cards';
import { reviewApiMessages } from '@/contract/messages/reviews';
import { englishText } from '@/contract/messages/text-with-values';
import { giftCardBody } from '@/contract/payments/gift-cards';

/* The forms of accounts and gifts in sections 5 and 8 of the specification. */

const NOT_A_MOBILE = 'Please enter valid mobile number';
const NOT_TEN_DIGITS = 'Mobile number must be 10 digits';
const FIRST_DIGIT = 'Mobile number must start with 6, 7, 8 or 9';
const { ratingRequired } = reviewApiMessages;
const { amountNotANumber } = giftCardApiMessages;

testForm('gift voucher', {
  schema: giftCardBody,
  fields: { ...SAMPLE_GIFT, recaptcha: 'solved' },
  required: {
    amount: 'Amount',
    receiver_name: 'Receiver name',
    receiver_email: 'Receiver email',
    sender_name: 'Sender name',
    sender_email: 'Sender email',
  },
  refused: [
    ['amount (a number)', 'amount', 'five', amountNotANumber],
    ['amount (a number)', 'amount', '-500', amountNotANumber],
    ['receiver email', 'receiver_email', 'ravi@', 'Invalid email format'],
    ['the captcha is required', 'recaptcha', undefined, captchaMessages.notSolved],
  ],
  accepted: [
    ['the message is optional', { message: undefined }],
    ['presets plus custom', { amount: '123.45' }],
    ['an amount in Hindi digits', { amount: '५००' }],
  ],
});

testForm('review', {
  schema: reviewBody,
  fields: { rating: 1, review: 'Good' },
  required: {},
  refused: [undefined, 0, 6, 2.5].map((rating): [string, string, unknown, string] => [
    'rating required (1 to 5)',
    'rating',
    rating,
    ratingRequired,
  ]),
  accepted: [
    ['review text optional', { review: undefined }],
    ['rating 1 to 5', { rating: 5 }],
  ],
});

testForm('profile', {
  schema: profileBody,
  fields: { first_name: 'Asha', last_name: 'Rao', mobile_no: '+919825011111' },
  required: { first_name: 'First name', last_name: 'Last name' },
  refused: [
    ['at least 12 characters including the country code', 'mobile_no', '9825011111', NOT_A_MOBILE],
    ['at most 13 characters', 'mobile_no', '+9198250111110', NOT_A_MOBILE],
    ['mobile number', 'mobile_no', 'nine', NOT_A_MOBILE],
    ['mobile number', 'mobile_no', '', NOT_A_MOBILE],
  ],
  accepted: [
    ['at least 12 characters', { mobile_no: '919825011111' }],
    ['a number as it is displayed', { mobile_no: '+91 98250 11111' }],
  ],
});

testForm('address', {
  schema: addressBody,
  fields: SAMPLE_ADDRESS,
  required: {
    full_name: 'Full name',
    address_line_1: 'Flat or house number',
    address_line_2: 'Area and street',
    country: 'Country',
    state: 'State',
    city: 'City',
    postal_code: 'PIN code',
    mobile: 'Mobile number',
  },
  refused: [
    ['PIN code (numeric)', 'postal_code', '38000A', englishText(addressApiMessages.zipNotNumeric)],
    ['mobile (exactly 10 digits)', 'mobile', '+91982501', NOT_TEN_DIGITS],
    ['mobile (exactly 10 digits)', 'mobile', '+9198250000001', NOT_TEN_DIGITS],
    ['a mobile number of India', 'mobile', '+910825000000', FIRST_DIGIT],
    ['a mobile number of India', 'mobile', '+911234567890', FIRST_DIGIT],
    ['alternate mobile, when given, 10 digits', 'another_mobile', '+9198', NOT_TEN_DIGITS],
    ['a mobile number of India', 'another_mobile', '+911234567890', FIRST_DIGIT],
    [
      'No tag, Home, Office, Other',
      'address_tags',
      'Work',
      englishText(fieldMessages.notAChoice('Tag')),
    ],
  ],
  accepted: [
    ['the alternate mobile is optional', { another_mobile: '' }],
    ['a mobile with its trunk prefix', { mobile: '+91 (0) 98250 00000' }],
    ['a mobile of another country', { mobile: '+440123456789' }],
    ['the tag is optional', { address_tags: undefined }],
  ],
});
