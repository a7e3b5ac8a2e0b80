import { cartMessages } from '@/lib/api/cart-messages';
import { changeLine, postLine, removeLine } from '@/lib/server/door/cart-line';
import { handleWrite } from '@/lib/server/door/handle-write';

export const PATCH = handleWrite(changeLine, cartMessages.notChanged);

export const DELETE = handleWrite(removeLine, cartMessages.notRemoved);

export const POST = handleWrite(postLine, cartMessages.notChanged);
