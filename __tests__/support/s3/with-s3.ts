import { afterAll, beforeAll } from '@jest/globals';
import type { S3Config } from '@/shop-api/providers/s3/s3-config';
import { ACCOUNT, BUCKET, S3StandIn } from './s3-stand-in';

/** An object store for the tests of a file. */
export interface TestS3 {
  readonly server: S3StandIn;
  readonly config: S3Config;
}

/** Opens an object store with an empty bucket, by the real protocol over a real socket. */
export function withS3(): TestS3 {
  const server = new S3StandIn();
  beforeAll(() => server.open());
  afterAll(() => server.close());
  return {
    server,
    get config() {
      return { bucket: BUCKET, endpoint: server.origin, ...ACCOUNT };
    },
  };
}
