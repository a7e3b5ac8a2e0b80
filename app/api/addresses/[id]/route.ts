import { commonMessages } from '@/contract/messages/common';
import { routes } from '@/lib/routes';
import { editAddressAction, removeAddressAction } from '@/lib/server/actions/addresses';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(editAddressAction, commonMessages.wentWrongTryLater, {
  next: routes.addresses(),
});

export const DELETE = handleWrite(removeAddressAction, commonMessages.wentWrongTryLater);
