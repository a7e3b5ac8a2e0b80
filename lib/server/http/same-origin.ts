import 'server-only';
import { ApiError } from '@/lib/api-error';
import type { ServerConfig } from '@/lib/server/config';

type Origins = Pick<ServerConfig, 'publicOrigin' | 'shopMode'>;

/**
 * Refuses a write unless this shop's own page sent it. The cookie alone proves nothing: browsers
 * attach it to form posts of other sites too. A missing `Origin` is refused; every browser sends
 * one.
 * @throws ApiError forbidden
 */
export function assertSameOrigin(request: Request, { publicOrigin, shopMode }: Origins): void {
  const site = request.headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const origin = request.headers.get('Origin');
  const isOurs = origin === publicOrigin || (shopMode === 'demo' && origin === ownOrigin(request));
  if (isOurs && ['same-origin', 'none'].includes(site)) return;
  throw new ApiError('domain', 'This request did not come from the shop', {
    status: 403,
    code: 'forbidden',
  });
}

/** Returns the origin of the requested host; a demo shop may use localhost, an IP or any port. */
function ownOrigin(request: Request): string {
  const { protocol } = new URL(request.url);
  return `${protocol}//${request.headers.get('Host')}`;
}
