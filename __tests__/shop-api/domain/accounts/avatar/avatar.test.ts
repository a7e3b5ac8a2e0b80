import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { newCustomer } from '@/__tests__/support/new-customer';
import { sampleUpload } from '@/__tests__/support/sample-upload';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { avatarApiMessages, avatarMessages } from '@/contract/messages/avatar';
import { englishText } from '@/contract/messages/text-with-values';
import { avatars } from '@/shop-api/db/schema/avatars';

type Headers = Record<string, string>;

onEachApp((app) => {
  let id: number;
  let who: Headers;

  beforeEach(async () => {
    id = (await newCustomer(app.db)).id;
    who = await app.customer(id);
  });

  const send = (picture: Blob, as = who) =>
    app.call('POST /user/profile/picture/', { who: as, body: toForm({ picture }) });
  const remove = () => app.call('DELETE /user/profile/picture/', { who });
  const own = async () => (await app.call('GET /user/profile/', { who })).body.data.profile_pic;
  const file = (src: string, name: string) => app.send(`${src}/${name}`);
  const rows = () => app.db.select().from(avatars).where(eq(avatars.customerId, id));

  describe('the avatar of a customer', () => {
    test('is null at first', async () => {
      expect(await own()).toBeNull();
    });

    test('is in the profile, and its files are served with their media types', async () => {
      const { status, body } = await send(await sampleUpload());
      expect([status, body.message]).toEqual([200, avatarApiMessages.changed]);
      const picture = await own();
      expect(picture).toEqual(body.data.profile_pic);
      expect(picture).toMatchObject({ width: 512, height: 512, widths: [256, 512] });
      for (const width of picture.widths) {
        for (const format of ['webp', 'avif']) {
          const { headers, status } = await file(picture.src, `${width}.${format}`);
          expect(status).toBe(200);
          expect(headers.get('Content-Type')).toBe(`image/${format}`);
          expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
          expect(headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
        }
      }
    });

    test('is a valid square image, and its URL contains its id', async () => {
      const { src } = (await send(await sampleUpload())).body.data.profile_pic;
      const [row] = await rows();
      expect(src).toBe(`/media/portraits/${row?.id}`);
      expect(await sharp(row?.webp256).metadata()).toMatchObject({ width: 256, height: 256 });
    });

    test('stays when the profile details are changed', async () => {
      await send(await sampleUpload());
      const details = { first_name: 'Asha', last_name: 'Rao', mobile_no: '+919811112222' };
      await app.call('PATCH /user/profile/', { who, body: details });
      expect(await own()).not.toBeNull();
    });

    test('is deleted with its files when it is replaced or removed', async () => {
      await send(await sampleUpload());
      const first = (await own()).src;
      await send(await sampleUpload());
      const second = (await own()).src;
      expect((await file(first, '256.webp')).status).toBe(404);
      expect((await file(second, '256.webp')).status).toBe(200);
      expect((await remove()).body.message).toBe(avatarApiMessages.removed);
      expect((await remove()).status).toBe(200);
      expect(await own()).toBeNull();
      expect((await file(second, '256.webp')).status).toBe(404);
    });

    test('is one complete picture after concurrent uploads', async () => {
      const pictures = await Promise.all(Array.from({ length: 5 }, () => sampleUpload()));
      const answers = await Promise.all(pictures.map((picture) => send(picture)));
      expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200));
      const kept = await own();
      expect(answers.map(({ body }) => body.data.profile_pic)).toContainEqual(kept);
      expect(await rows()).toHaveLength(1);
      expect((await file(kept.src, '512.webp')).status).toBe(200);
    });

    test('is not served while the account is closed', async () => {
      await send(await sampleUpload());
      const { src } = await own();
      await app.call('POST /user/deactivate/', { who, body: {} });
      expect((await file(src, '256.webp')).status).toBe(404);
    });

    test('cannot be changed by another customer or a visitor', async () => {
      await send(await sampleUpload());
      const before = await own();
      const other = await app.customer((await newCustomer(app.db)).id);
      await send(await sampleUpload(), other);
      await app.call('DELETE /user/profile/picture/', { who: other });
      expect(await own()).toEqual(before);
      expect((await send(await sampleUpload(), await app.visitor())).status).toBe(401);
    });

    test('is not served under other file names or spellings', async () => {
      await send(await sampleUpload());
      const { src } = await own();
      for (const name of ['1024.webp', '256.jpg', 'constructor', 'blur', '..%2f256.webp']) {
        expect((await file(src, name)).status).toBe(404);
      }
      expect((await file('/media/portraits/%25', '256.webp')).status).toBe(404);
    });
  });

  describe('an avatar upload', () => {
    const refusal = async (picture: Blob) => {
      const { status, body } = await send(picture);
      expect(await own()).toBeNull();
      return [status, body.errors?.picture?.[0] ?? body.message];
    };

    test.each([
      ['a text named .jpg', 'Hello, I am a picture', 'me.jpg'],
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'me.png'],
    ])('is refused when it is %s', async (_what, text, name) => {
      const picture = new File([text], name, { type: 'image/jpeg' });
      expect(await refusal(picture)).toEqual([422, avatarApiMessages.wrongKind]);
    });

    test('is refused above 5 MB, with or without a Content-Length', async () => {
      const tooLarge = englishText(avatarMessages.tooLarge);
      const bytes = 5 * 1024 * 1024;
      expect(await refusal(new Blob([new Uint8Array(bytes + 1)]))).toEqual([422, tooLarge]);
      const form = new Response(toForm({ picture: new Blob([new Uint8Array(6_000_000)]) }));
      const type = { 'Content-Type': form.headers.get('Content-Type') ?? '' };
      const body = await form.bytes();
      const length = { 'Content-Length': String(body.byteLength) };
      for (const headers of [type, { ...type, ...length }]) {
        const sent = await app.call('POST /user/profile/picture/', { who, headers, body });
        expect([sent.status, sent.body.message]).toEqual([413, tooLarge]);
      }
    });

    test('is refused when no file was chosen', async () => {
      const missing = avatarMessages.missing;
      expect(await refusal(new Blob([]))).toEqual([422, missing]);
      const body = toForm({ picture: 'a text' });
      const answer = await app.call('POST /user/profile/picture/', { who, body });
      expect([answer.status, answer.body.message]).toEqual([422, missing]);
    });

    test('is refused with a file in another field', async () => {
      const body = toForm({ picture: await sampleUpload(), other: new Blob(['x']) });
      const answer = await app.call('POST /user/profile/picture/', { who, body });
      expect(answer.status).toBe(400);
    });

    test('is refused from the 21st on within an hour', async () => {
      const text = new Blob(['no picture']);
      for (let tries = 1; tries <= 20; tries += 1) expect((await send(text)).status).toBe(422);
      expect((await send(text)).status).toBe(429);
      app.clock.advance(3_600_000);
      expect((await send(text)).status).toBe(422);
    });
  });
});
