import type {
  _Object,
  CommonPrefix,
  ListObjectsV2CommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';
import { S3Guard } from './s3-guard.ts';

const CONNECT_LIMIT_MS = 1_000;

/** Time limits of calls in milliseconds, of a question and of a transfer; the storefront waits for 10 s. */
interface S3Limits {
  askMs: number;
  moveMs: number;
}
const LIMITS: S3Limits = { askMs: 3_000, moveMs: 8_000 };

/** Keys that one call removes. */
const REMOVED_AT_ONCE = 1_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/** How an object is sent by the store itself, to whoever may read the bucket. */
export interface Headers {
  contentType?: string | undefined;
  cacheControl?: string | undefined;
}

/** What a bucket has: an object with its size in bytes. */
export interface Listed {
  key: string;
  size: number;
}

/** A bucket, by the store's own client, which is loaded by the first call. */
export class S3Bucket {
  readonly #config: S3Config;
  readonly #limits: S3Limits;
  readonly #guard = new S3Guard();
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;

  constructor(config: S3Config, limits = LIMITS) {
    this.#config = config;
    this.#limits = limits;
  }

  /** Asks whether the bucket may be listed. @throws StoreAway */
  async ask(): Promise<void> {
    await this.#call(this.#limits.askMs, ({ sdk, client }, abortSignal) => {
      const command = new sdk.ListObjectsV2Command({ Bucket: this.#config.bucket, MaxKeys: 1 });
      return client.send(command, { abortSignal });
    });
  }

  /** Returns the size of an object in bytes; undefined where there is none. @throws StoreAway */
  sizeOf(key: string): Promise<number | undefined> {
    return this.#find(this.#limits.askMs, async ({ sdk, client }, abortSignal) => {
      const command = new sdk.HeadObjectCommand({ Bucket: this.#config.bucket, Key: key });
      return (await client.send(command, { abortSignal })).ContentLength ?? 0;
    });
  }

  /** Returns an object whole; undefined where there is none. @throws StoreAway */
  read(key: string): Promise<Buffer | undefined> {
    return this.#find(this.#limits.moveMs, async ({ sdk, client }, abortSignal) => {
      const command = new sdk.GetObjectCommand({ Bucket: this.#config.bucket, Key: key });
      const { Body } = await client.send(command, { abortSignal });
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    });
  }

  /** Stores an object whole, in place of one of the same key. @throws StoreAway */
  async put(key: string, bytes: Uint8Array, headers: Headers = {}): Promise<void> {
    await this.#call(this.#limits.moveMs, ({ sdk, client }, abortSignal) => {
      const command = new sdk.PutObjectCommand({
        Bucket: this.#config.bucket,
        Key: key,
        Body: bytes,
        ContentType: headers.contentType,
        CacheControl: headers.cacheControl,
      });
      return client.send(command, { abortSignal });
    });
  }

  /** Yields what lies under a prefix, in the order of the keys. @throws StoreAway */
  async *list(prefix: string): AsyncGenerator<Listed, void> {
    for await (const { Contents = [] } of this.#pages({ Prefix: prefix })) {
      for (const { Key = '', Size = 0 } of Contents as _Object[]) yield { key: Key, size: Size };
    }
  }

  /** Yields the names of the folders under a prefix that ends with a slash. @throws StoreAway */
  async *folders(prefix: string): AsyncGenerator<string, void> {
    for await (const page of this.#pages({ Prefix: prefix, Delimiter: '/' })) {
      for (const { Prefix = '' } of (page.CommonPrefixes ?? []) as CommonPrefix[])
        yield Prefix.slice(prefix.length, -1);
    }
  }

  /** Removes objects; those that are not there are no error. @throws StoreAway */
  async remove(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
      const Objects = keys.slice(from, from + REMOVED_AT_ONCE).map((Key) => ({ Key }));
      const { Errors = [] } = await this.#call(
        this.#limits.moveMs,
        ({ sdk, client }, abortSignal) => {
          const input = { Bucket: this.#config.bucket, Delete: { Objects, Quiet: true } };
          return client.send(new sdk.DeleteObjectsCommand(input), { abortSignal });
        },
      );
      const [fault] = Errors;
      if (fault) throw new Error(`${fault.Key} was not removed: ${fault.Code} ${fault.Message}`);
    }
  }

  async *#pages(asked: Omit<ListObjectsV2CommandInput, 'Bucket'>) {
    let ContinuationToken: string | undefined;
    do {
      const input = { ...asked, Bucket: this.#config.bucket, ContinuationToken };
      const page = await this.#call(this.#limits.moveMs, ({ sdk, client }, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command(input), { abortSignal }),
      );
      yield page;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  async #find<Found>(limitMs: number, ask: Call<Found>): Promise<Found | undefined> {
    return this.#call(limitMs, async (opened, signal) => {
      try {
        return await ask(opened, signal);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  async #call<Answer>(limitMs: number, ask: Call<Answer>): Promise<Answer> {
    const opened = await this.#open();
    return this.#guard.run(limitMs, (signal) => ask(opened, signal));
  }

  #open() {
    this.#opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client(optionsOf(this.#config)),
    }));
    return this.#opened;
  }
}

type Call<Answer> = (
  opened: { sdk: Sdk; client: S3Client },
  signal: AbortSignal,
) => Promise<Answer>;

function optionsOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Config) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores than Amazon's have no host for each bucket, and not all know its checksums; the
    // signature covers what is sent.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_LIMIT_MS, socketTimeout: LIMITS.moveMs },
  };
}

function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes((error as Error | undefined)?.name ?? '');
}
