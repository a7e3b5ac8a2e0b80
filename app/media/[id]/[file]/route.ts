import { extname } from 'node:path';
import { serverConfig } from '@/lib/server/config';

const ID = /^[0-9a-f]{16}$/;
const FILE = /^(\d{2,4}\.(avif|webp)|share\.jpg)$/;
const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
const TIME_LIMIT_MS = 5_000;

/** A stored picture, handed on from the shop API. Its name holds its content, so it never changes. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  const { id, file } = await params;
  if (!ID.test(id) || !FILE.test(file)) return notFound();
  try {
    const picture = await fetch(`${serverConfig().apiBaseUrl}/media/${id}/${file}`, {
      headers: { 'Accept-Encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!picture.ok) return picture.status === 404 ? notFound() : notNow();
    // Read whole: a slow phone must not hold the API's connection, nor run into its time limit.
    return new Response(await picture.arrayBuffer(), {
      headers: {
        'Content-Type': TYPES[extname(file)] ?? '',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  } catch {
    return notNow();
  }
}

const notFound = () => new Response(null, { status: 404 });

const notNow = () => new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
