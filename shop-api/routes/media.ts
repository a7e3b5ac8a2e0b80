import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { requestMessages } from '../../contract/messages/requests.ts';
import { getAvatarFile } from '../domain/accounts/avatar/avatar.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';

/**
 * The names that a stored file can have; the only dot is before the extension, so no path leaves
 * the folder.
 */
const MEDIA_PATH = /^(?:[\w-]+\/)*[\w-]+\.[a-z\d]+$/;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/**
 * `GET /media/*`: the shop's pictures. A file never changes under its name, so it may be cached.
 */
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
  return new DomainError('not_found', 'picture_not_found', requestMessages.noSuchPicture);
}

/**
 * `GET /media/portraits/{id}/{file}`: customers' avatars. A file never changes under its name, but
 * it is personal: shared caches do not store it.
 */
export function avatarFileRoutes(deps: Pick<Deps, 'db'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/media/portraits/:id/:file', async (c) => {
    const { id, file } = c.req.param();
    const bytes = await getAvatarFile({ ctx: deps, input: { id, file } });
    c.header('Content-Type', file.endsWith('.avif') ? 'image/avif' : 'image/webp');
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    return c.body(new Uint8Array(bytes));
  });
}
