import { commonMessages } from '@/contract/messages/common';
import { moveOrderAction } from '@/lib/server/actions/staff-orders';
import { handleWrite } from '@/lib/server/http/handle-write';
import { staffRoutes } from '@/lib/staff-routes';

export const POST = handleWrite(moveOrderAction, commonMessages.wentWrongTryLater, {
  next: staffRoutes.orders(),
});
