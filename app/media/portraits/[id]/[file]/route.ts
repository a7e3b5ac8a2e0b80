import { handOnPicture, noPicture } from '@/lib/server/hand-on-picture';

const ID = /^[0-9a-f]{32}$/;
const FILE = /^\d{3}\.(avif|webp)$/;

interface Context {
  params: Promise<{ id: string; file: string }>;
}

/** A customer's picture: it never changes under its name, but only its owner's browser keeps it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, file } = await params;
  if (!ID.test(id) || !FILE.test(file)) return noPicture();
  const cacheControl = 'private, max-age=31536000, immutable';
  return handOnPicture({ path: `/media/portraits/${id}/${file}`, cacheControl });
}
