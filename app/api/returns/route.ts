import { returnMessages } from '@/contract/messages/returns';
import { returnEndpoints } from '@/contract/returns/returns';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { askForReturnAction } from '@/lib/server/actions/returns';
import { handleWrite } from '@/lib/server/http/handle-write';
import { readUpload } from '@/lib/server/http/read-upload';

export const POST = handleWrite(
  askForReturnAction,
  (error) => messageFor(error, returnMessages.failed),
  { next: routes.orders(), read: readUpload(returnEndpoints.askForReturn.upload) },
);
