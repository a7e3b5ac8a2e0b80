import 'server-only';
import { REVIEW_MOVED, reviewMoveBody } from '@/contract/catalogue/review-moves';
import { staffMessages } from '@/contract/messages/staff';
import { GIFT_VOUCHER_MOVED, giftVoucherMoveBody } from '@/contract/payments/gift-voucher-desk';
import { CUSTOMER_MOVED } from '@/contract/staff/customer-states';
import { customerMoveBody } from '@/contract/staff/customers';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { callOnceFor, formKey, said } from './keyed-write';

const customerFields = customerMoveBody().shape(formKey);

/** Takes a step with the account of the customer in the path, as staff. */
export async function moveCustomerAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(customerFields);
  const { name } = await callOnceFor(write, `${key}-${body.to}`)('moveCustomer', {
    params: { id: pathId(write.params.id, staffMessages.noSuchCustomer) },
    body,
  });
  return said(staffMessages.customerMoved(name, CUSTOMER_MOVED[body.to]));
}

const giftVoucherFields = giftVoucherMoveBody.shape(formKey);

/** Takes a step with the gift voucher in the path, as staff. */
export async function moveGiftVoucherAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(giftVoucherFields);
  const { code } = await callOnceFor(write, `${key}-${body.to}`)('moveGiftVoucher', {
    params: { id: pathId(write.params.id, staffMessages.noSuchGiftVoucher) },
    body,
  });
  return said(staffMessages.giftVoucherMoved(code, GIFT_VOUCHER_MOVED[body.to]));
}

const reviewFields = reviewMoveBody.shape(formKey);

/** Hides, publishes or answers the review in the path, as staff. */
export async function moveReviewAction(write: Write<{ id: string }>): Promise<Written> {
  const { key, ...body } = await write.input(reviewFields);
  const { product_name: product } = await callOnceFor(
    write,
    `${key}-${body.to}${body.photo ?? ''}`,
  )('moveReview', {
    params: { reviewId: pathId(write.params.id, staffMessages.noSuchReview) },
    body,
  });
  return said(staffMessages.reviewMoved(product, REVIEW_MOVED[body.to]));
}
