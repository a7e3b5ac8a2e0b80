import { avatarMessages } from '@/contract/messages/avatar';
import { messageFor } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { removeAvatarAction } from '@/lib/server/actions/profile';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(
  removeAvatarAction,
  (error) => messageFor(error, avatarMessages.failed),
  { next: routes.editProfile(), from: routes.editProfile() },
);
