import type { portraitEndpoints } from '../../contract/portrait.ts';
import { removePortrait } from '../domain/portrait/remove-portrait.ts';
import { setPortrait } from '../domain/portrait/set-portrait.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const portraitHandlers: HandlersOf<typeof portraitEndpoints> = {
  setPortrait: async ({ ctx, input }) => {
    const bytes = await input.body.picture.bytes();
    const profile_pic = await setPortrait({ ctx, input: { bytes } });
    return { ...DONE, message: 'Your picture has been changed.', data: { profile_pic } };
  },
  removePortrait: async ({ ctx }) => {
    await removePortrait({ ctx });
    return { ...DONE, message: 'Your picture has been removed.' };
  },
};
