import 'server-only';
import { string } from 'yup';
import { REVIEW_MOVED, reviewMoveBody } from '@/contract/catalogue/review-moves';
import { staffMessages } from '@/contract/messages/staff';
import { GIFT_VOUCHER_MOVED, giftVoucherMoveBody } from '@/contract/payments/gift-voucher-desk';
import { CUSTOMER_MOVED } from '@/contract/staff/customer-states';
import { customerMoveBody } from '@/contract/staff/customers';
import { callAsVisitor } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';

/** Names the form: a double click moves a thing once. */
const formKey = { key: string().min(16).max(64).required() };

const customerFields = customerMoveBody().shape(formKey);

/** Takes a step with the account of the customer in the path, as staff. */
export async function moveCustomerAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(customerFields);
  const { name } = await once(write, `${key}-${body.to}`)('moveCustomer', {
    params: { id: pathId(write.params.id, staffMessages.noSuchCustomer) },
    body,
  });
  return said(staffMessages.customerMoved(name, CUSTOMER_MOVED[body.to]));
}

const giftVoucherFields = giftVoucherMoveBody.shape(formKey);

/** Takes a step with the gift voucher in the path, as staff. */
export async function moveGiftVoucherAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(giftVoucherFields);
  const { code } = await once(write, `${key}-${body.to}`)('moveGiftVoucher', {
    params: { id: pathId(write.params.id, staffMessages.noSuchGiftVoucher) },
    body,
  });
  return said(staffMessages.giftVoucherMoved(code, GIFT_VOUCHER_MOVED[body.to]));
}

const reviewFields = reviewMoveBody.shape(formKey);

/** Hides, publishes or answers the review in the path, as staff. */
export async function moveReviewAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(reviewFields);
  const { product_name: product } = await once(write, `${key}-${body.to}`)('moveReview', {
    params: { reviewId: pathId(write.params.id, staffMessages.noSuchReview) },
    body,
  });
  return said(staffMessages.reviewMoved(product, REVIEW_MOVED[body.to]));
}

/** A form posted without JavaScript cannot send a header. */
function once({ session, callContext }: Write<unknown>, idempotencyKey: string) {
  return callAsVisitor(session, { ...callContext, idempotencyKey });
}

function said(message: string): Written {
  return { data: { message }, message };
}
