import { commonMessages } from '@/contract/messages/common';
import { settleRefundAction } from '@/lib/server/actions/staff-orders';
import { handleWrite } from '@/lib/server/http/handle-write';
import { staffRoutes } from '@/lib/staff-routes';

export const POST = handleWrite(settleRefundAction, commonMessages.wentWrongTryLater, {
  next: staffRoutes.refunds(),
});
