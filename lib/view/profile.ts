import type { Profile } from '@/contract/accounts/profile';
import type { PictureData } from '@/contract/kit/shapes';

/** The answer of a change of the customer's avatar. */
export interface AvatarSaved {
  message: string;
  picture: PictureData | null;
}

/** The profile without its addresses. */
export type ProfileDetailsView = Omit<Profile, 'addresses'>;
