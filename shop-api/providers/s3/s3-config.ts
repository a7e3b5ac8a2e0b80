/** A bucket of an S3-compatible object store. */
export interface S3Config {
  bucket: string;
  /** The address of the store; undefined: Amazon's, of the region. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
