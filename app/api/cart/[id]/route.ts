import { cartMessages } from '@/contract/messages/cart';
import { changeLineAction, lineFormAction, removeLineAction } from '@/lib/server/actions/cart';
import { handleWrite } from '@/lib/server/http/handle-write';

export const PATCH = handleWrite(changeLineAction, cartMessages.notChanged);

export const DELETE = handleWrite(removeLineAction, cartMessages.notRemoved);

export const POST = handleWrite(lineFormAction, cartMessages.notChanged);
