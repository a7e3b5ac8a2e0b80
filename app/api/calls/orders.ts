import { commonMessages } from '@/contract/messages/common';
import { giftCardMessages } from '@/contract/messages/gift-cards';
import { orderMessages } from '@/contract/messages/orders';
import { paymentMessages } from '@/contract/messages/payments';
import { refillMessages } from '@/contract/messages/refills';
import { returnMessages } from '@/contract/messages/returns';
import { returnEndpoints } from '@/contract/returns/returns';
import type { orderApi } from '@/lib/api-routes/orders';
import type { returnApi } from '@/lib/api-routes/returns';
import { routes } from '@/lib/routes';
import { keepBillingAction } from '@/lib/server/actions/billing';
import { checkOutAction, settlePaymentAction } from '@/lib/server/actions/checkout';
import { collectAction, deliverAction } from '@/lib/server/actions/collect';
import { buyGiftCardAction, redeemGiftCardAction } from '@/lib/server/actions/gift-cards';
import {
  cancelMembershipAction,
  payMembershipAction,
  pollMembershipPayment,
} from '@/lib/server/actions/membership';
import {
  cancelOrderAction,
  payOnDeliveryAction,
  payOrderAction,
  reorderAction,
} from '@/lib/server/actions/orders';
import { endRefillAction, saveRefillAction } from '@/lib/server/actions/refills';
import { askForReturnAction, withdrawReturnAction } from '@/lib/server/actions/returns';
import { readPayment } from '@/lib/server/api/payments';
import { handlePublicRead, handleRead } from '@/lib/server/http/handle-read';
import { handleWrite } from '@/lib/server/http/handle-write';
import { readUpload } from '@/lib/server/http/read-upload';
import { readBoughtProducts } from '@/lib/server/shopper/bought-products';
import { readMembershipHistory } from '@/lib/server/shopper/customer';
import { sendMembershipDocument, sendOrderDocument } from '@/lib/server/shopper/send-document';
import { sendPhoto } from '@/lib/server/shopper/send-photo';
import type { CallTable } from './call-table';

const toOrders = { next: routes.orders() };

export const orderCalls = {
  checkout: {
    POST: handleWrite(checkOutAction, {
      ...toOrders,
      from: routes.checkout(),
      failed: orderMessages.notPlaced,
    }),
  },
  billing: { POST: handleWrite(keepBillingAction, { from: routes.checkout() }) },
  collect: {
    POST: handleWrite(collectAction, { next: routes.checkout(), from: routes.collect() }),
  },
  deliver: { POST: handleWrite(deliverAction, { next: routes.checkout() }) },
  payment: {
    GET: handlePublicRead<{ txnid: string }>(
      ({ params }) => readPayment(params),
      'private, no-store',
    ),
    POST: handleWrite(settlePaymentAction, { ...toOrders, failed: orderMessages.notPlaced }),
  },
  cancelOrder: { POST: handleWrite(cancelOrderAction, toOrders) },
  payOrder: { POST: handleWrite(payOrderAction, { ...toOrders, failed: paymentMessages.failed }) },
  payOnDelivery: {
    POST: handleWrite(payOnDeliveryAction, { ...toOrders, failed: orderMessages.notPlaced }),
  },
  reorder: { POST: handleWrite(reorderAction, { from: routes.orders() }) },
  boughtProducts: { GET: handleRead(readBoughtProducts) },
  refill: {
    POST: handleWrite(saveRefillAction, {
      ...toOrders,
      from: routes.orders(),
      failed: refillMessages.failed,
    }),
  },
  endRefill: { POST: handleWrite(endRefillAction, { failed: refillMessages.failed }) },
  orderDocument: { GET: sendOrderDocument },
  giftCards: {
    POST: handleWrite(buyGiftCardAction, {
      from: routes.giftCard(),
      failed: commonMessages.wentWrong,
    }),
  },
  redeemGiftCard: {
    POST: handleWrite(redeemGiftCardAction, {
      next: routes.checkout(),
      from: routes.checkout(),
      failed: giftCardMessages.notAdded,
    }),
  },
  membership: { GET: handleRead(readMembershipHistory) },
  membershipPayment: {
    GET: handleRead(pollMembershipPayment),
    POST: handleWrite(payMembershipAction, {
      next: routes.home(),
      from: routes.membershipPayment(),
      failed: paymentMessages.failed,
    }),
  },
  membershipDocument: { GET: sendMembershipDocument },
  cancelMembership: { POST: handleWrite(cancelMembershipAction, { next: routes.membership() }) },
} satisfies CallTable<typeof orderApi>;

export const returnCalls = {
  ask: {
    POST: handleWrite(askForReturnAction, {
      ...toOrders,
      failed: returnMessages.failed,
      read: readUpload(returnEndpoints.askForReturn.upload),
    }),
  },
  withdraw: { POST: handleWrite(withdrawReturnAction, toOrders) },
  photo: { GET: sendPhoto('getReturnPhoto') },
} satisfies CallTable<typeof returnApi>;
