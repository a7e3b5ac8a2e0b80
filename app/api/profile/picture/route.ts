import { avatarEndpoints } from '@/contract/accounts/avatar';
import { avatarMessages } from '@/contract/messages/avatar';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { setAvatarAction } from '@/lib/server/actions/profile';
import { handleWrite } from '@/lib/server/http/handle-write';
import { readUpload } from '@/lib/server/http/read-upload';

export const POST = handleWrite(
  setAvatarAction,
  (error) => messageFor(error, avatarMessages.failed),
  {
    next: routes.editProfile(),
    from: routes.editProfile(),
    read: readUpload(avatarEndpoints.setAvatar.upload),
  },
);
