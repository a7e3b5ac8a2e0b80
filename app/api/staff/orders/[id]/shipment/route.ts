import { commonMessages } from '@/contract/messages/common';
import { correctShipmentAction } from '@/lib/server/actions/staff-orders';
import { handleWrite } from '@/lib/server/http/handle-write';
import { staffRoutes } from '@/lib/staff-routes';

export const POST = handleWrite(correctShipmentAction, commonMessages.wentWrongTryLater, {
  next: staffRoutes.orders(),
});
