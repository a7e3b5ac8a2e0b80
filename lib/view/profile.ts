import type { Profile } from '@/contract/accounts/profile';
import type { PictureData } from '@/contract/kit/shapes';

/** The answer of a change of the customer's avatar. */
export interface AvatarSaved {
  message: string;
  picture: PictureData | null;
}

/** The profile without its addresses. */
export type ProfileDetailsView = Omit<Profile, 'addresses'>;

/** Whether the account has an address that nobody has confirmed: nothing is mailed to it yet. */
export function hasUnprovenEmail(
  details: Pick<Profile, 'email' | 'email_confirmed'> | null,
): boolean {
  return !!details?.email && !details.email_confirmed;
}
