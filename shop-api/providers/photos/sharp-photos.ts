import { fewAtATime } from '../few-at-a-time.ts';
import type { PhotoMaker } from './photos.ts';
import { PhotoMakerBusy } from './photos.ts';

/** Returns a maker of photographs with sharp, one at a time in this process. */
export function sharpPhotoMaker({ atOnce, waiting } = { atOnce: 1, waiting: 10 }): PhotoMaker {
  const busy = () => new PhotoMakerBusy('Too many pictures wait to be made');
  const inTurn = fewAtATime({ atOnce, waiting, busy });
  return {
    make: (bytes) =>
      inTurn(async () => {
        // Sharp takes time and memory, and most processes never make a picture.
        const { makePhotoFiles } = await import('./make-photo-files.ts');
        return await makePhotoFiles(bytes);
      }),
  };
}
