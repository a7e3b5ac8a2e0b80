import { addressMessages } from '@/lib/api/addresses';
import { routes } from '@/lib/routes';
import { editAddress, removeAddress } from '@/lib/server/door/addresses';
import { handleWrite } from '@/lib/server/door/handle-write';

export const POST = handleWrite(editAddress, addressMessages.failed, { next: routes.addresses() });

export const DELETE = handleWrite(removeAddress, addressMessages.failed);
