import { serverConfig } from '@/lib/server/config';

const FILE = /^(\d{2,4}\.(avif|webp)|share\.jpg)$/;
const ID = /^[0-9a-f]{16}$/;
const TIMEOUT_MS = 5_000;

/** A stored picture, handed through from the shop API. Its name holds its content, so it never changes. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string; file: string }> },
): Promise<Response> {
  const { id, file } = await params;
  if (!ID.test(id) || !FILE.test(file)) return new Response(null, { status: 404 });
  try {
    const answer = await fetch(new URL(`/media/${id}/${file}`, serverConfig().apiBaseUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) return new Response(null, { status: 404 });
    return new Response(answer.body, {
      headers: {
        'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream',
        'Content-Length': answer.headers.get('Content-Length') ?? '',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  } catch {
    return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
  }
}
