import type { PortraitSaved } from '@/lib/api/portrait';
import { sendFile, sendJson } from './http';
import { newKey } from './new-key';

/** Sends the picture of the account. @throws ApiError */
export function savePortrait(file: File): Promise<PortraitSaved> {
  return sendFile<PortraitSaved>('profile/picture', file);
}

/** Takes the picture off the account. @throws ApiError */
export function removePortrait(): Promise<PortraitSaved> {
  const key = newKey();
  return sendJson<PortraitSaved>('post', 'profile/picture/remove', { body: {}, key });
}
