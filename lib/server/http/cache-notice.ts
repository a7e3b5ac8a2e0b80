import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { array, object, string } from 'yup';
import { NOTICE_SIGNATURE_HEADER, NOTICE_TIME_HEADER } from '@/contract/kit/headers';
import { ApiError } from '@/lib/api-error';
import { serverConfig } from '@/lib/server/config';
import { parseObject, readText } from './body';
import { checkFields } from './fields';

/** An older notice may be a replay; clocks differ by less. */
const MAX_AGE_SECONDS = 300;

const notice = object({ tags: array(string().max(256).required()).required() });

/**
 * Returns the cache tags of a notice of the shop API, signed over `{timestamp}.{body}`
 * (HMAC-SHA256, hex).
 * @throws ApiError forbidden, bad_request, invalid or too_large
 */
export async function readCacheNotice(request: Request): Promise<string[]> {
  const body = await readText(request);
  const timestamp = request.headers.get(NOTICE_TIME_HEADER) ?? '';
  const signature = request.headers.get(NOTICE_SIGNATURE_HEADER) ?? '';
  if (!isFresh(timestamp) || !isSigned(`${timestamp}.${body}`, signature)) {
    throw new ApiError('domain', 'This notice does not come from the shop API', {
      status: 403,
      code: 'forbidden',
    });
  }
  const { tags } = await checkFields(notice, { values: parseObject(body), isForm: false });
  return tags;
}

function isFresh(timestamp: string): boolean {
  return Math.abs(Date.now() / 1000 - Number(timestamp)) <= MAX_AGE_SECONDS;
}

function isSigned(text: string, signature: string): boolean {
  const { revalidateSecret } = serverConfig();
  if (!revalidateSecret) return false;
  const expected = createHmac('sha256', revalidateSecret).update(text).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
