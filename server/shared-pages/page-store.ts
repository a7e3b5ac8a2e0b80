import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';

/** An answer takes a millisecond; a process that is rendering looks at it later. */
const LIMIT_MS = 250;
const FAILURES = 5;
const REST_MS = 5_000;
const RECONNECT_MS = 1_000;

interface StoreOptions {
  /** `redis://…` or `valkey://…`, with an `s` before the colon for TLS. */
  url: string;
  /** Told when the store begins and when it ceases to be used, with the cause. */
  onUse: (isUsed: boolean, cause?: Error) => void;
  /** How long it is left alone after five failures in a row, in milliseconds. */
  restMs?: number;
}

/** Bytes of the store, and for how long it keeps them, in milliseconds. */
interface StoredBytes {
  bytes: Buffer;
  leftMs: number;
}

/** Valkey or Redis as a place for bytes, which may be slow or away at any time. */
export interface PageStore {
  /** Whether it answered of late. While it did not, calls fail at once, but for one now and then. */
  readonly isUsed: boolean;
  /** @throws Error when there is no answer in a quarter of a second */
  read: (name: string) => Promise<StoredBytes | undefined>;
  /**
   * @param keptMs for how long the store keeps it, in milliseconds
   * @throws Error when there is no answer in a quarter of a second
   */
  write: (name: string, bytes: Buffer, keptMs: number) => Promise<void>;
  /** Ends the connection without waiting for it. */
  close: () => void;
}

/** Opens the store; it is connected later, and again whenever it has been away. */
export async function openPageStore({
  url,
  onUse,
  restMs = REST_MS,
}: StoreOptions): Promise<PageStore> {
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    socket: { connectTimeout: RECONNECT_MS, reconnectStrategy: RECONNECT_MS },
  });
  const inBytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  const guard = wrap(breaker, timeout(LIMIT_MS, TimeoutStrategy.Aggressive));
  let wasUsed: boolean | undefined;
  const isUsed = () => client.isReady && breaker.state !== CircuitState.Open;
  const tell = (cause?: Error) => {
    if (isUsed() === wasUsed) return;
    wasUsed = isUsed();
    onUse(wasUsed, cause);
  };
  client.on('ready', () => tell());
  client.on('error', tell);
  breaker.onReset(() => tell());
  breaker.onBreak((reason) => tell('error' in reason ? reason.error : undefined));
  client.connect().catch(tell);
  return {
    get isUsed() {
      return isUsed();
    },
    read: (name) =>
      guard.execute(async () => {
        const [bytes, leftMs] = await Promise.all([inBytes.get(name), client.pTTL(name)]);
        return bytes === null ? undefined : { bytes, leftMs };
      }),
    write: (name, bytes, keptMs) =>
      guard.execute(async () => {
        await client.set(name, bytes, { expiration: { type: 'PX', value: keptMs } });
      }),
    close: () => client.destroy(),
  };
}
