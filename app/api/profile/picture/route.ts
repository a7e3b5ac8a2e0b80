import { portraitEndpoints } from '@/contract/portrait';
import { messageFor } from '@/lib/api/api-error';
import { profileMessages } from '@/lib/api/profile-messages';
import { routes } from '@/lib/routes';
import { handleWrite } from '@/lib/server/door/handle-write';
import { setPortrait } from '@/lib/server/door/portrait';
import { readUpload } from '@/lib/server/door/read-upload';

export const POST = handleWrite(
  setPortrait,
  (error) => messageFor(error, profileMessages.pictureFailed),
  {
    next: routes.editProfile(),
    from: routes.editProfile(),
    read: readUpload(portraitEndpoints.setPortrait.upload),
  },
);
