import { messageFor } from '@/lib/api/api-error';
import { profileMessages } from '@/lib/api/profile-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { removePortrait } from '@/lib/server/door/portrait';

export const POST = handleWrite(
  removePortrait,
  (error) => messageFor(error, profileMessages.pictureFailed),
  { next: routes.editProfile(), from: routes.editProfile() },
);
