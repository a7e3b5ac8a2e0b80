import { describe, expect, test } from '@jest/globals';
import { withS3 } from '@/__tests__/support/s3/with-s3';
import { allOf } from '@/shop-api/providers/all-of';
import { S3Bucket } from '@/shop-api/providers/s3/s3-bucket';

const s3 = withS3();

describe('a bucket', () => {
  test('lists and removes more objects than one answer has', async () => {
    const bucket = new S3Bucket(s3.config);
    const names = Array.from({ length: 1_050 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    const waiting = names.values();
    const put = async () => {
      for (const name of waiting) await bucket.put(name, Buffer.from('x'));
    };
    await Promise.all(Array.from({ length: 20 }, put));
    const listed = await allOf(bucket.list('many/'));
    expect(listed.map(({ key }) => key)).toEqual(names);
    await bucket.remove(names);
    expect(await allOf(bucket.list('many/'))).toEqual([]);
  });

  test('knows how its pictures may be cached, for whoever reads it without the shop', async () => {
    const bucket = new S3Bucket(s3.config);
    const cacheControl = 'public, max-age=31536000, immutable';
    await bucket.put('typed', Buffer.from('x'), { contentType: 'image/avif', cacheControl });
    expect(s3.server.objects.get('typed')?.headers).toEqual({
      'content-type': 'image/avif',
      'cache-control': cacheControl,
    });
  });

  test('finds names with signs that addresses escape', async () => {
    const bucket = new S3Bucket(s3.config);
    const keys = ['signs/a b', 'signs/100%', 'signs/ä+é', "signs/(it's)!*", 'signs/a&b=<c>'];
    for (const key of keys) await bucket.put(key, Buffer.from(key));
    for (const key of keys) expect((await bucket.read(key))?.toString()).toBe(key);
    const listed = await allOf(bucket.list('signs/'));
    expect(listed.map(({ key }) => key).sort()).toEqual(keys.toSorted());
  });

  test('is away for a wrong key and for a bucket that is not there', async () => {
    const refused = { name: 'StoreAway' };
    const strange = new S3Bucket({ ...s3.config, secretAccessKey: 'wrong' });
    await expect(strange.read('any')).rejects.toMatchObject(refused);
    await expect(strange.put('any', Buffer.from('x'))).rejects.toMatchObject(refused);
    const absent = new S3Bucket({ ...s3.config, bucket: 'absent' });
    await expect(absent.read('any')).rejects.toMatchObject(refused);
  });

  test('that does not answer is not waited for, and then not asked', async () => {
    const bucket = new S3Bucket(s3.config, { askMs: 100, moveMs: 100 });
    s3.server.isSilent = true;
    for (let call = 0; call < 5; call += 1)
      await expect(bucket.sizeOf('any')).rejects.toMatchObject({ name: 'StoreAway' });
    s3.server.isSilent = false;
    const before = s3.server.calls.length;
    await expect(bucket.read('any')).rejects.toMatchObject({ name: 'StoreAway' });
    expect(s3.server.calls).toHaveLength(before);
  });
});
