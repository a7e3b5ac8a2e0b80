/** A customer's photograph as stored: encoded again from its pixels, without its metadata. */
export interface PhotoFiles {
  /** WebP, its largest side at most 320 pixels. */
  small: Uint8Array;
  /** WebP, its largest side at most 1600 pixels. */
  large: Uint8Array;
  /** Pixels of the large file. */
  width: number;
  height: number;
}

/** Makes photographs from customers' uploads. */
export interface PhotoMaker {
  /**
   * Shrinks a JPEG, PNG or WebP file, upright.
   * @throws PictureRefused; PhotoMakerBusy
   */
  make: (bytes: Uint8Array) => Promise<PhotoFiles>;
}

/** Too many pictures wait; another one would slow down the shop for its visitors. */
export class PhotoMakerBusy extends Error {
  override name = 'PhotoMakerBusy';
}
