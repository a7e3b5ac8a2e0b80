import { messageFor } from '@/lib/api/api-error';
import { profileMessages } from '@/lib/api/profile-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { editProfile } from '@/lib/server/door/profile';

export const POST = handleWrite(editProfile, (error) => messageFor(error, profileMessages.failed), {
  next: routes.profile(),
  from: routes.editProfile(),
});
