import { profileMessages } from '@/contract/messages/profile';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { editProfileAction } from '@/lib/server/actions/profile';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  editProfileAction,
  (error) => messageFor(error, profileMessages.failed),
  {
    next: routes.profile(),
    from: routes.editProfile(),
  },
);
