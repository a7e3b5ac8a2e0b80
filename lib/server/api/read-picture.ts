import 'server-only';
import type { PictureData } from '@/contract/kit/shapes';
import { ApiError } from '@/lib/api-error';
import { serverConfig } from '@/lib/server/config';

const TIME_LIMIT_MS = 10_000;

/**
 * Returns a stored picture in the smallest width that is at least `width` pixels, or in its largest;
 * null if the API does not have it.
 * @throws ApiError if the API does not answer
 */
export async function readPicture(picture: PictureData, width: number): Promise<Buffer | null> {
  const widths = [...picture.widths].sort((one, other) => one - other);
  const chosen = widths.find((stored) => stored >= width) ?? widths.at(-1);
  const path = `${picture.src}/${chosen}.webp`;
  try {
    const answer = await fetch(serverConfig().apiBaseUrl + path, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new ApiError('network', `${path} was answered with ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('network', `${path} got no answer`, { cause });
  }
}
