import sharp from 'sharp';
import type { TestApp } from './test-app';

const STAFF = 3;

let drawn = 0;

/** A member of staff at the desks of the home page, on one app. */
export function homeDesk(app: TestApp) {
  const staff = () => app.customer(STAFF);
  return {
    /** Makes a call of staff. */
    ask: async (call: string, body?: object) => app.call(call, { body, who: await staff() }),
    /** Returns what shoppers are answered. */
    read: async (path: string) => (await app.call(`GET ${path}`)).body.data,
    /** Adds a picture that the shop has not, and returns its id. */
    async picture(width: number, height: number): Promise<string> {
      drawn += 1;
      const background = { r: 20, g: 90, b: drawn };
      const create = { width, height, channels: 3, background } as const;
      const body = new FormData();
      const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
      body.append('pictures', new File([bytes], 'a.jpg'));
      const answer = await app.call('POST /staff/pictures/', { who: await staff(), body });
      return answer.body.data[0].picture.id;
    },
    setClock: (time: string) => app.clock.advance(Date.parse(time) - app.clock.now().getTime()),
  };
}
