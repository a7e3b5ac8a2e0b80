/** What proxies add to a request that they forward. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

interface Received {
  /** The remote address of the connection. */
  peer: string | undefined;
  /** The name and port that were asked for. */
  host: string | undefined;
  /** The value of a header as it was received; undefined without. */
  header: (name: string) => unknown;
}

/**
 * Returns whether a request is of this machine. A proxy on it forwards requests of others, so its
 * requests are not. Nor are those of a page whose own host name points to this machine.
 */
export function isLocalRequest({ peer = '', host, header }: Received): boolean {
  const isForwarded = PROXY_HEADERS.some((name) => header(name) !== undefined);
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return !isForwarded && LOCAL_NAMES.has(name) && LOOPBACK.has(peer);
}
