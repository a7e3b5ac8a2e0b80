import { requestMessages } from '../../../contract/messages/requests.ts';
import type { PhotoFiles } from '../../providers/uploads/upload-maker.ts';
import type { Context } from './context.ts';
import { DomainError, invalidField } from './errors.ts';

/**
 * Makes the pictures that a customer sends from their pixels, one after the other. Outside of every
 * transaction, since it takes time. Errors: `invalid` (photos), `too_many_requests`.
 */
export async function makePhotos(
  { photos }: Pick<Context, 'photos'>,
  files: readonly Uint8Array[],
): Promise<PhotoFiles[]> {
  const made: PhotoFiles[] = [];
  for (const bytes of files) made.push(await photos.make(bytes).catch(refuse));
  return made;
}

function refuse(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'PictureRefused') {
    throw invalidField('photos', 'picture_not_usable', error.message);
  }
  if (error.name !== 'UploadMakerBusy') throw error;
  throw new DomainError('too_many_requests', 'pictures_busy', requestMessages.busyForAMinute);
}
