import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { findBucketFault } from './providers/s3/bucket-fault.ts';

/**
 * Asks the object store once whether it takes the keys of the configuration, and logs where it does
 * not. One that is away keeps no shop from opening; everything but pictures works without it.
 * @returns whether it answers, or there is none
 * @throws {ConfigError} for a live shop whose keys the store refuses
 */
export async function checkBucket({ s3, mode }: Config, logger: Logger): Promise<boolean> {
  const fault = s3 && (await findBucketFault(s3));
  if (!fault) return true;
  if (fault.isRefusal && mode === 'live') throw new ConfigError(fault.sentence);
  logger.error(fault.sentence);
  return false;
}
