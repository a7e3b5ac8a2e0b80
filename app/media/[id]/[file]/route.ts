import { PICTURE_CACHING } from '@/contract/shop/picture-types';
import { forwardPicture, noPicture } from '@/lib/server/http/forward-picture';
import { pictureFileFor } from '@/lib/server/http/save-data';

const ID = /^[0-9a-f]{16}$/;
const FILE = /^(\d{2,4}\.(avif|webp)|share\.jpg)$/;

interface Context {
  params: Promise<{ id: string; file: string }>;
}

/**
 * Returns a stored picture, a smaller one to shoppers who save data. The address is derived from its
 * content, so it never changes.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id, file } = await params;
  if (!ID.test(id) || !FILE.test(file)) return noPicture();
  const path = `/media/${id}/${pictureFileFor(request, file)}`;
  const validator = request.headers.get('if-none-match');
  return forwardPicture({ path, cacheControl: PICTURE_CACHING, vary: 'Save-Data', validator });
}
