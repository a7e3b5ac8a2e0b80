import type { pictureEndpoints } from '../../contract/staff/pictures.ts';
import { readPictureProgress } from '../domain/pictures/read-picture-progress.ts';
import { takePictures } from '../domain/pictures/take-pictures.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const pictureHandlers: HandlersOf<typeof pictureEndpoints> = {
  addPictures: async ({ ctx, input }) => {
    const { use, pictures } = input.body;
    const files = pictures.map((file) => ({
      name: file instanceof File ? file.name : '',
      bytes: () => file.bytes(),
    }));
    return { ...DONE, data: await takePictures({ ctx, input: { files, use } }) };
  },
  readPicture: async ({ ctx, input }) => ({
    ...DONE,
    data: await readPictureProgress({ ctx, input: { id: input.params.pictureId } }),
  }),
};
