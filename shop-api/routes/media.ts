import { Hono } from 'hono';
import { requestMessages } from '../../contract/messages/requests.ts';
import { PICTURE_CACHING, pictureType } from '../../contract/shop/picture-types.ts';
import { getAvatarFile } from '../domain/accounts/avatar/avatar.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';
import type { MediaStore } from '../providers/pictures/media-store.ts';
import type { PictureMaker } from '../providers/pictures/picture-maker.ts';

/**
 * The names that a stored file can have; the only dot is before the extension, so no path leaves
 * the folder.
 */
const MEDIA_PATH = /^(?<id>[\w-]+)\/(?<file>[\w-]+\.[a-z\d]+)$/;

interface MediaDeps {
  media: MediaStore;
  pictures: PictureMaker;
}

/**
 * `GET /media/{id}/{file}`: the shop's pictures, made when they are first asked for. A file never
 * changes under its name, so it may be cached, and who names it as a validator has it.
 */
export function mediaRoutes({ media, pictures }: MediaDeps): Hono {
  return new Hono().get('/media/*', async (c) => {
    const { id, file } = MEDIA_PATH.exec(c.req.path.slice('/media/'.length))?.groups ?? {};
    const type = pictureType(file ?? '');
    if (!type || !id || !file) throw noPicture();
    const validator = `"${id}-${file}"`;
    const caching = { 'Cache-Control': PICTURE_CACHING, ETag: validator };
    if (c.req.header('If-None-Match') === validator) return c.body(null, 304, caching);
    const bytes = (await media.read(id, file)) ?? (await madeFile({ media, pictures }, id, file));
    if (!bytes) throw noPicture();
    for (const [name, value] of Object.entries(caching)) c.header(name, value);
    c.header('Content-Type', type);
    c.header('Content-Length', String(bytes.length));
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.req.method === 'HEAD' ? c.body(null) : c.body(new Uint8Array(bytes));
  });
}

async function madeFile({ media, pictures }: MediaDeps, id: string, file: string) {
  return (await pictures.make(id, file)) ? media.read(id, file) : undefined;
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
