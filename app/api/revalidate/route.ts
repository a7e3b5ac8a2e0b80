import { createHmac, timingSafeEqual } from 'node:crypto';
import { revalidateTag } from 'next/cache';
import { serverConfig } from '@/lib/server/config';

const MAX_AGE_SECONDS = 300;
const MAX_TAGS = 200;

function isSigned(timestamp: string, signature: string, body: string): boolean {
  const { revalidateSecret } = serverConfig();
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!revalidateSecret || !(age <= MAX_AGE_SECONDS)) return false;
  const expected = createHmac('sha256', revalidateSecret).update(`${timestamp}.${body}`).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The shop API's notice that something changed: its tags are read afresh at the next request. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const timestamp = request.headers.get('x-vanya-timestamp') ?? '';
  if (!isSigned(timestamp, request.headers.get('x-vanya-signature') ?? '', body)) {
    return Response.json({ status: false }, { status: 401 });
  }
  const { tags } = JSON.parse(body) as { tags: string[] };
  for (const tag of tags.slice(0, MAX_TAGS)) revalidateTag(tag, { expire: 0 });
  return Response.json({ status: true });
}
