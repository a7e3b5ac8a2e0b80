import { afterEach, describe, expect, test } from '@jest/globals';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { findBucketFault } from '@/shop-api/providers/s3/bucket-fault';
import { S3Bucket } from '@/shop-api/providers/s3/s3-bucket';
import type { S3Config } from '@/shop-api/providers/s3/s3-config';

const s3 = withS3();

afterEach(() => {
  s3.server.isSilent = false;
});

describe('a bucket that is asked at the start', () => {
  test('has no fault where the store takes the keys, empty as it is', async () => {
    expect(await findBucketFault(s3.config)).toBeUndefined();
  });

  test.each<[string, Partial<S3Config>, RegExp]>([
    [
      'an unknown key',
      { accessKeyId: 'NOBODY' },
      /^The object store does not know S3_ACCESS_KEY_ID/,
    ],
    ['a wrong secret', { secretAccessKey: 'wrong' }, /^S3_SECRET_ACCESS_KEY does not belong/],
    ['another region', { region: 'eu-west-1' }, /^S3_REGION is "eu-west-1"/],
    ['a name that the store does not have', { bucket: 'absent' }, /^S3_BUCKET names "absent"/],
  ])('is refused for %s, with the variable that is wrong', async (_what, changed, sentence) => {
    expect(await findBucketFault({ ...s3.config, ...changed })).toEqual({
      isRefusal: true,
      sentence: expect.stringMatching(sentence),
    });
  });

  test('never shows a secret', async () => {
    const fault = await findBucketFault({ ...s3.config, secretAccessKey: 'hush, hush' });
    expect(fault?.sentence).not.toContain('hush');
  });

  test('is away where nobody listens', async () => {
    expect(await findBucketFault({ ...s3.config, endpoint: 'http://127.0.0.1:9' })).toEqual({
      isRefusal: false,
      sentence: expect.stringMatching(/^The object store of S3_BUCKET does not answer/),
    });
  });

  test('is away where the store says nothing, and the start does not wait for it', async () => {
    s3.server.isSilent = true;
    const impatient = new S3Bucket(s3.config, { askMs: 100, moveMs: 100 });
    expect(await findBucketFault(s3.config, impatient)).toMatchObject({ isRefusal: false });
  });
});
