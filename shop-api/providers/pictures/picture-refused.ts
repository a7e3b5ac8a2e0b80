/** The bytes are not a picture that the shop accepts; the message is for the sender. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}
