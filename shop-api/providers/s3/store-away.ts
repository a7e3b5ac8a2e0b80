/** The object store does not do what it is asked; the same call may succeed later. */
export class StoreAway extends Error {
  override name = 'StoreAway';
}
