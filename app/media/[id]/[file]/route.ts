import { handOnPicture, noPicture } from '@/lib/server/hand-on-picture';

const ID = /^[0-9a-f]{16}$/;
const FILE = /^(\d{2,4}\.(avif|webp)|share\.jpg)$/;

interface Context {
  params: Promise<{ id: string; file: string }>;
}

/** A stored picture. Its name holds its content, so it never changes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, file } = await params;
  if (!ID.test(id) || !FILE.test(file)) return noPicture();
  const cacheControl = 'public, max-age=31536000, immutable';
  return handOnPicture({ path: `/media/${id}/${file}`, cacheControl });
}
