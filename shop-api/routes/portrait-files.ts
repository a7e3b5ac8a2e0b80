import { Hono } from 'hono';
import { getPortraitFile } from '../domain/portrait/get-portrait-file.ts';
import type { AppEnv, Deps } from '../http/app-env.ts';

/**
 * `GET /media/portraits/{id}/{file}`: customers' pictures. A file never changes under its name, but it
 * is one person's: shared caches do not keep it.
 */
export function portraitFileRoutes(deps: Pick<Deps, 'db'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/media/portraits/:id/:file', async (c) => {
    const { id, file } = c.req.param();
    const bytes = await getPortraitFile({ ctx: deps, input: { id, file } });
    c.header('Content-Type', file.endsWith('.avif') ? 'image/avif' : 'image/webp');
    c.header('Cache-Control', 'private, max-age=31536000, immutable');
    return c.body(new Uint8Array(bytes));
  });
}
