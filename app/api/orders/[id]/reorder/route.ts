import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { reorderAction } from '@/lib/server/actions/orders';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(reorderAction, commonMessages.wentWrongTryLater, {
  from: routes.orders(),
});
