import type { PictureUse } from '@/contract/shop/picture-uses';
import type { PictureProgress, TakenFile } from '@/contract/staff/pictures';
import { ApiError } from '@/lib/api-error';
import { deskApi } from '@/lib/api-routes/desk';
import { getJson, sendForm } from './http';

/**
 * Adds one picture to the shop, which is checked for its use. Files are sent one by one, so that
 * each has its own outcome. @throws ApiError with the reason of a refusal
 */
export async function addPicture(file: File, use?: PictureUse): Promise<string> {
  const form = new FormData();
  if (use) form.append('use', use);
  form.append('pictures', file);
  const { data } = await sendForm<{ data: TakenFile[] }>(deskApi.list('pictures'), form);
  const [taken] = data;
  if (!taken?.picture) throw new ApiError('http', 'A picture without an outcome');
  return taken.picture.id;
}

/** Returns a picture and how many of its sizes are made, by the path of the call. @throws ApiError */
export async function readPictureSizes(path: string): Promise<PictureProgress> {
  return (await getJson<{ data: PictureProgress }>(path)).data;
}
