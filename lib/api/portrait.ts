import type { Picture } from '@/contract/picture';

/** What the door answers once a customer's picture is another one, or none. */
export interface PortraitSaved {
  message: string;
  picture: Picture | null;
}
