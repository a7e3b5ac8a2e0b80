import { fewAtATime } from '../few-at-a-time.ts';
import {
  type AvatarFiles,
  type PhotoFiles,
  type UploadMaker,
  UploadMakerBusy,
} from './upload-maker.ts';

/** One at a time in this process. */
const TURNS = { atOnce: 1, waiting: 10 };

// Sharp takes time and memory, and most processes never make a picture.

/** Returns a maker of avatars with sharp. */
export function sharpAvatarMaker(turns = TURNS): UploadMaker<AvatarFiles> {
  return makerOf(async () => (await import('./make-avatar-files.ts')).makeAvatarFiles, turns);
}

/** Returns a maker of photographs with sharp. */
export function sharpPhotoMaker(turns = TURNS): UploadMaker<PhotoFiles> {
  return makerOf(async () => (await import('./make-photo-files.ts')).makePhotoFiles, turns);
}

function makerOf<Files>(
  load: () => Promise<(bytes: Uint8Array) => Promise<Files>>,
  turns: typeof TURNS,
): UploadMaker<Files> {
  const busy = () => new UploadMakerBusy('Too many pictures wait to be made');
  const inTurn = fewAtATime({ ...turns, busy });
  return { make: (bytes) => inTurn(async () => (await load())(bytes)) };
}
