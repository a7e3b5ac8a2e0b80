import { commonMessages } from '@/contract/messages/common';
import { moveReturnAction } from '@/lib/server/actions/returns';
import { handleWrite } from '@/lib/server/http/handle-write';
import { staffRoutes } from '@/lib/staff-routes';

export const POST = handleWrite(moveReturnAction, commonMessages.wentWrongTryLater, {
  next: staffRoutes.returns(),
});
