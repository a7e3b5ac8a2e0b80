import type { Endpoints } from '../../contract/endpoints.ts';
import { accountHandlers } from './account.ts';
import { addressHandlers } from './address.ts';
import { captchaHandlers } from './captcha.ts';
import { cartHandlers } from './cart.ts';
import { catalogueHandlers } from './catalogue.ts';
import { confirmEmailHandlers } from './confirm-email.ts';
import { contentHandlers } from './content.ts';
import { eliteHandlers } from './elite.ts';
import { enquiryHandlers } from './enquiries.ts';
import { giftVoucherHandlers } from './gift-vouchers.ts';
import type { HandlersOf } from './handlers-of.ts';
import { homeHandlers } from './home.ts';
import { leadHandlers } from './leads.ts';
import { orderHandlers } from './orders.ts';
import { passwordHandlers } from './password.ts';
import { paymentHandlers } from './payments.ts';
import { portraitHandlers } from './portrait.ts';
import { profileHandlers } from './profile.ts';
import { refundHandlers } from './refunds.ts';
import { reviewHandlers } from './reviews.ts';

/** Every call of the contract has its handler here. */
export const handlers: HandlersOf<Endpoints> = {
  ...accountHandlers,
  ...passwordHandlers,
  ...confirmEmailHandlers,
  ...captchaHandlers,
  ...catalogueHandlers,
  ...homeHandlers,
  ...cartHandlers,
  ...reviewHandlers,
  ...addressHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...refundHandlers,
  ...eliteHandlers,
  ...giftVoucherHandlers,
  ...profileHandlers,
  ...portraitHandlers,
  ...contentHandlers,
  ...enquiryHandlers,
  ...leadHandlers,
};
