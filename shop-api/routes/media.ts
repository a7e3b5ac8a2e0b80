import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { DomainError } from '../domain/errors.ts';

/** Names that a stored file can have; no dot but the one before the ending, so no way out. */
const MEDIA_PATH = /^(?:[\w-]+\/)*[\w-]+\.[a-z\d]+$/;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** `GET /media/*`: the shop's pictures. A file never changes under its name, so it may be kept. */
export function mediaRoutes(mediaFolder: string): Hono {
  return new Hono().get('/media/*', async (c) => {
    const name = c.req.path.slice('/media/'.length);
    const type = TYPES[extname(name)];
    if (!type || !MEDIA_PATH.test(name)) throw noPicture();
    const path = join(mediaFolder, name);
    const file = await stat(path).catch(() => undefined);
    if (!file?.isFile()) throw noPicture();
    c.header('Content-Type', type);
    c.header('Content-Length', String(file.size));
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
  });
}

function noPicture(): DomainError {
  return new DomainError('not_found', 'No such picture');
}
