/** An avatar as stored: encoded again from the pixels of the upload, without its metadata. */
export interface AvatarFiles {
  avif256: Uint8Array;
  avif512: Uint8Array;
  webp256: Uint8Array;
  webp512: Uint8Array;
  /** A data URI of at most 200 bytes. */
  blur: string;
}

/** Makes avatars from customers' uploads. */
export interface AvatarMaker {
  /**
   * Crops the middle of a JPEG, PNG or WebP file, upright.
   * @throws PictureRefused with a message for the sender; AvatarMakerBusy
   */
  make: (bytes: Uint8Array) => Promise<AvatarFiles>;
}

/** Too many pictures wait; another one would slow down the shop for its visitors. */
export class AvatarMakerBusy extends Error {
  override name = 'AvatarMakerBusy';
}
