import { ACCOUNT, BUCKET, S3StandIn } from '../../../__tests__/support/s3/s3-stand-in.ts';

/** An object store with an empty bucket, by the real protocol. */
export async function openPictureStore() {
  const server = new S3StandIn();
  await server.open();
  return {
    variables: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: server.origin,
      S3_REGION: ACCOUNT.region,
      S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
    },
    close: () => server.close(),
  };
}
