interface HttpCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** The limit of the whole call, to the last byte of the answer. */
  timeLimitMs: number;
  /** The longest answer that is read. */
  maxBytes: number;
}

export interface HttpAnswer {
  status: number;
  /** The content encoding that the answer names; `identity` where it names none. */
  encoding: string;
  /** The bytes as received; undefined above `maxBytes`. */
  bytes: Buffer | undefined;
}

/**
 * Makes one call on its own connection: an older connection may be half closed, and no call is
 * repeated blindly. It follows no redirect and unpacks nothing, while `fetch` would unpack any
 * encoding that the answer names (docs/decisions/0018).
 * @throws Error without a complete answer in time; its message never contains the query
 */
export async function callHttp(call: HttpCall): Promise<HttpAnswer> {
  const { url, timeLimitMs, maxBytes, ...request } = call;
  // Loaded by the first call; a shop without external services makes none.
  const { Client, errors } = await import('undici');
  const { origin, pathname, search } = new URL(url);
  const client = new Client(origin, { pipelining: 0, allowH2: false, maxResponseSize: maxBytes });
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    const path = pathname + search;
    const {
      statusCode: status,
      headers,
      body,
    } = await client.request({ ...request, path, signal });
    const encoding = String(headers['content-encoding'] ?? 'identity');
    const bytes = await body.arrayBuffer().catch((error) => {
      if (error instanceof errors.ResponseExceededMaxSizeError) return undefined;
      throw error;
    });
    return { status, encoding, bytes: bytes && Buffer.from(bytes) };
  } catch (error) {
    if (signal.aborted) throw new Error(`no answer within ${timeLimitMs} ms`);
    throw error;
  } finally {
    void client.destroy();
  }
}
