import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { onEachApp } from '@/__tests__/support/test-app';
import { pictureMessages } from '@/contract/messages/staff-pictures';
import { MAX_PICTURE_BYTES } from '@/contract/shop/limits';

const STAFF = 3;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const drawn = async (background: string, width = 900, height = 900) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

type Content = Uint8Array<ArrayBuffer> | string;

onEachApp((app) => {
  const send = async (files: Record<string, Content>, use?: string) => {
    const form = new FormData();
    if (use) form.append('use', use);
    for (const [name, bytes] of Object.entries(files)) {
      form.append('pictures', new File([bytes], name));
    }
    return app.call('POST /staff/pictures/', { who: await app.customer(STAFF), body: form });
  };
  const read = async (id: string) =>
    app.call(`GET /staff/pictures/${id}/`, { who: await app.customer(STAFF) });

  test('each file of a drop is taken or refused by itself', async () => {
    const answer = await send({
      'one.jpg': await drawn('#102030'),
      'two.png': SVG,
      'three.jpg': '',
    });
    expect(answer.status).toBe(200);
    const [one, two, three] = answer.body.data;
    expect(one).toMatchObject({
      name: 'one.jpg',
      picture: { width: 900, height: 900, widths: [200, 320, 480, 640, 800] },
      refusal: null,
    });
    expect(two).toEqual({ name: 'two.png', picture: null, refusal: pictureMessages.drawing });
    expect(three).toEqual({ name: 'three.jpg', picture: null, refusal: pictureMessages.empty });
  });

  test('a picture says how many of its sizes are made', async () => {
    const { body } = await send({ 'shelf.jpg': await drawn('#203040') });
    const [{ picture }] = body.data;
    expect((await read(picture.id)).body.data).toEqual({ picture, made: 0, total: 11 });
    expect(await read('0123456789abcdef')).toMatchObject({
      status: 404,
      body: { reason: 'picture_not_found' },
    });
    expect((await read('not-an-id')).status).toBe(404);
  });

  test('the same bytes are one picture, under any name', async () => {
    const bytes = await drawn('#304050');
    const { body } = await send({ 'a.jpg': bytes, 'b.png': bytes });
    const [first, second] = body.data;
    expect(first.picture).toEqual(second.picture);
    expect((await send({ 'c.jpg': bytes })).body.data[0].picture).toEqual(first.picture);
  });

  test('a HEIC of an iPhone is taken', async () => {
    const file = join(import.meta.dirname, '../providers/pictures/samples/two-colours.heic');
    const { body } = await send({ 'IMG_0001.HEIC': new Uint8Array(await readFile(file)) });
    expect(body.data[0].picture).toMatchObject({ width: 1280, height: 800 });
  });

  describe('a picture alone is refused with its field', () => {
    test.each([
      [
        'that is too small for its use',
        'banner',
        pictureMessages.tooSmall('banner', { width: 900, height: 900 }),
      ],
      ['for a use that there is none of', 'wallpaper', 'Use is not one of the choices'],
    ])('%s', async (_what, use, message) => {
      const answer = await send({ 'a.jpg': await drawn('#405060') }, use);
      expect(answer.status).toBe(422);
      expect(Object.values(answer.body.errors)).toEqual([[message]]);
    });

    test('that is a page', async () => {
      const answer = await send({ 'a.jpg': '<!doctype html><script>alert(1)</script>' });
      expect(answer).toMatchObject({
        status: 422,
        body: { reason: 'picture_not_usable', errors: { pictures: [pictureMessages.wrongKind] } },
      });
    });

    test('that is larger than the limit, or none', async () => {
      const answer = await send({ 'a.jpg': new Uint8Array(MAX_PICTURE_BYTES + 1) });
      expect(answer.body.errors).toEqual({ pictures: [pictureMessages.tooLarge] });
      expect((await send({})).body.errors).toEqual({ pictures: [pictureMessages.missing] });
      const form = await app.call('POST /staff/pictures/', {
        who: await app.customer(STAFF),
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: new Uint8Array(2 * MAX_PICTURE_BYTES + 100_000),
      });
      expect([form.status, form.body.message]).toEqual([413, pictureMessages.tooLarge]);
    });
  });

  test('nobody but staff adds or reads one', async () => {
    const body = new FormData();
    body.append('pictures', new File([await drawn('#506070')], 'a.jpg'));
    const who = await app.customer(1);
    expect((await app.call('POST /staff/pictures/', { who, body })).status).toBe(403);
    expect((await app.call('GET /staff/pictures/0123456789abcdef/', { who })).status).toBe(403);
  });
});

onEachApp(
  (app) => {
    test('a picture may take longer than a call that only asks', async () => {
      const form = new FormData();
      form.append('pictures', new File([await drawn('#708090')], 'slow.jpg'));
      const who = await app.customer(STAFF);
      expect(await app.call('POST /staff/pictures/', { who, body: form })).toMatchObject({
        status: 200,
        body: { data: [{ refusal: null }] },
      });
    });
  },
  { timeLimitMs: 1 },
);
