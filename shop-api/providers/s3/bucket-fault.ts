import { S3Bucket } from './s3-bucket.ts';
import type { S3Config } from './s3-config.ts';

/** Why a bucket cannot be used. */
export interface BucketFault {
  /** The store has answered that it will not; false: it was not reached, and may be later. */
  isRefusal: boolean;
  /** One sentence for the operator, with the variable that is wrong. */
  sentence: string;
}

/** What the store says, by its names of errors, and which variable that is about. */
const REFUSALS: Record<string, (config: S3Config) => string> = {
  InvalidAccessKeyId: () => 'The object store does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: () => 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID',
  AccessDenied: ({ bucket }) =>
    `S3_ACCESS_KEY_ID may not list the bucket "${bucket}" of S3_BUCKET, which the shop must`,
  NoSuchBucket: ({ bucket }) => `S3_BUCKET names "${bucket}", which the object store does not have`,
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
  RequestTimeTooSkewed: () =>
    'The clock of this machine differs from that of the object store of S3_BUCKET (timedatectl)',
};

const FORBIDDEN = 403;

function wrongRegion({ region }: S3Config): string {
  return `S3_REGION is "${region}", which is not the region of S3_BUCKET`;
}

/** Asks a bucket once for what it has; undefined: it answers. */
export async function findBucketFault(
  config: S3Config,
  bucket = new S3Bucket(config),
): Promise<BucketFault | undefined> {
  try {
    await bucket.ask();
    return undefined;
  } catch (error) {
    return faultOf(config, (error as Error).cause ?? error);
  }
}

function faultOf(config: S3Config, error: unknown): BucketFault {
  const { name = '', message = '', $metadata } = error as Partial<SdkError>;
  const status = $metadata?.httpStatusCode;
  const known = REFUSALS[name]?.(config);
  if (known) return { isRefusal: true, sentence: `${known} (${name}).` };
  if (status === FORBIDDEN)
    return { isRefusal: true, sentence: `The object store refuses S3_ACCESS_KEY_ID (${name}).` };
  return {
    isRefusal: false,
    sentence: `The object store of S3_BUCKET does not answer; pictures are missing until it does (${message || name}).`,
  };
}

/** An error of the store's client. */
interface SdkError extends Error {
  $metadata: { httpStatusCode?: number };
}
