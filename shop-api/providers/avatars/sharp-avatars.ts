import { fewAtATime } from '../few-at-a-time.ts';
import type { AvatarMaker } from './avatars.ts';
import { AvatarMakerBusy } from './avatars.ts';

/** Returns a maker of avatars with sharp, one at a time in this process. */
export function sharpAvatarMaker({ atOnce, waiting } = { atOnce: 1, waiting: 10 }): AvatarMaker {
  const busy = () => new AvatarMakerBusy('Too many pictures wait to be made');
  const inTurn = fewAtATime({ atOnce, waiting, busy });
  return {
    make: (bytes) =>
      inTurn(async () => {
        // Sharp takes time and memory, and most processes never make a picture.
        const { makeAvatarFiles } = await import('./make-avatar-files.ts');
        return await makeAvatarFiles(bytes);
      }),
  };
}
