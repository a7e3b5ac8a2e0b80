import type { IconName } from './icon-names';
import { IconUse } from './icon-use.client';

/** A line icon out of the sprite. Assistive technology passes over it: words beside it or a label say the same. */
export function Icon({ name }: { name: IconName }) {
  return <IconUse name={name} />;
}
