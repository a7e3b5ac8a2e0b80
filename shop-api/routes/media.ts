import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { requestMessages } from '../../contract/messages/requests.ts';
import { getAvatarFile } from '../domain/accounts/avatar/avatar.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';
import type { PictureMaker } from '../providers/pictures/picture-maker.ts';

/**
 * The names that a stored file can have; the only dot is before the extension, so no path leaves
 * the folder.
 */
const MEDIA_PATH = /^(?<id>[\w-]+)\/(?<file>[\w-]+\.[a-z\d]+)$/;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

interface MediaDeps {
  dataDir: string;
  pictures: PictureMaker;
}

/**
 * `GET /media/{id}/{file}`: the shop's pictures, made when they are first asked for. A file never
 * changes under its name, so it may be cached.
 */
export function mediaRoutes({ dataDir, pictures }: MediaDeps): Hono {
  return new Hono().get('/media/*', async (c) => {
    const name = c.req.path.slice('/media/'.length);
    const type = TYPES[extname(name)];
    const { id, file } = MEDIA_PATH.exec(name)?.groups ?? {};
    if (!type || !id || !file) throw noPicture();
    const path = join(dataDir, 'media', id, file);
    const isThere = (await sizeOf(path)) !== undefined || (await pictures.make(id, file));
    const size = isThere ? await sizeOf(path) : undefined;
    if (size === undefined) throw noPicture();
    c.header('Content-Type', type);
    c.header('Content-Length', String(size));
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
  });
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
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
