import type { PictureUse } from '../../../contract/shop/picture-uses.ts';
import type { TakenFile } from '../../../contract/staff/pictures.ts';
import { DomainError } from '../kernel/errors.ts';
import { type PictureContext, takePicture } from './take-picture.ts';

interface SentFile {
  name: string;
  bytes: () => Promise<Uint8Array>;
}

interface TakePictures {
  ctx: PictureContext;
  input: { files: readonly SentFile[]; use?: PictureUse | undefined };
}

/**
 * Stores files one after the other; each is taken or refused by itself. Staff only. Errors:
 * `too_many_requests`; the refusal of the only file.
 */
export async function takePictures({ ctx, input: { files, use } }: TakePictures) {
  const taken: TakenFile[] = [];
  for (const { name, bytes } of files) {
    const input = { bytes: await bytes(), use, isAwaited: true };
    const outcome = takePicture({ ctx, input }).then((picture) => ({ picture, refusal: null }));
    const said = await (files.length > 1 ? outcome.catch(refusalOf) : outcome);
    taken.push({ name, ...said });
  }
  return taken;
}

function refusalOf(error: unknown) {
  if (!(error instanceof DomainError && error.code === 'invalid')) throw error;
  return { picture: null, refusal: error.message };
}
