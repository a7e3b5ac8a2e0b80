/** Makes the stored files of a picture that a customer uploads. */
export interface UploadMaker<Files> {
  /**
   * Encodes a JPEG, PNG or WebP file again from its pixels, upright, without its metadata.
   * @throws PictureRefused with a message for the sender; UploadMakerBusy
   */
  make: (bytes: Uint8Array) => Promise<Files>;
}

/** A square avatar, cut from the middle. */
export interface AvatarFiles {
  avif256: Uint8Array;
  avif512: Uint8Array;
  webp256: Uint8Array;
  webp512: Uint8Array;
  /** A data URI of at most 200 bytes. */
  blur: string;
}

/** A photograph of a return request, whole. */
export interface PhotoFiles {
  /** WebP, its largest side at most 320 pixels. */
  small: Uint8Array;
  /** WebP, its largest side at most 1600 pixels. */
  large: Uint8Array;
  /** Pixels of the large file. */
  width: number;
  height: number;
}

/** Too many pictures wait; another one would slow down the shop for its visitors. */
export class UploadMakerBusy extends Error {
  override name = 'UploadMakerBusy';
}
