import { forwardPicture, noPicture } from '@/lib/server/http/forward-picture';

const ID = /^[0-9a-f]{32}$/;
const FILE = /^\d{3}\.(avif|webp)$/;

interface Context {
  params: Promise<{ id: string; file: string }>;
}

/** Returns an avatar. The file never changes, but only the customer's own browser may cache it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, file } = await params;
  if (!ID.test(id) || !FILE.test(file)) return noPicture();
  const cacheControl = 'private, max-age=31536000, immutable';
  return forwardPicture({ path: `/media/portraits/${id}/${file}`, cacheControl });
}
