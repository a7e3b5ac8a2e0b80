/** A customer's picture as it is kept: made anew from the pixels of what came in, nothing else of it. */
export interface Portrait {
  avif256: Uint8Array;
  avif512: Uint8Array;
  webp256: Uint8Array;
  webp512: Uint8Array;
  /** A data URI of at most 200 bytes. */
  blur: string;
}

/** Makes portraits of what customers send. */
export interface Portraits {
  /**
   * Cuts the middle out of a JPEG, PNG or WebP file, upright.
   * @throws PictureRefused with words for the sender; PortraitsBusy
   */
  make: (bytes: Uint8Array) => Promise<Portrait>;
}

/** So many pictures wait that one more would take the machine from the shop's visitors. */
export class PortraitsBusy extends Error {
  override name = 'PortraitsBusy';
}
