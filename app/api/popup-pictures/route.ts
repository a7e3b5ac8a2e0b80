import { handlePublicRead } from '@/lib/server/http/handle-read';
import { getPopupPictures } from '@/lib/server/pages/frame';

export const GET = handlePublicRead(getPopupPictures, 'public, max-age=5');
