import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { NoLongerSold } from '@/components/shared/no-longer-sold';
import type { WithdrawnLine } from '@/contract/cart/cart';
import { shoppingApi } from '@/lib/api-routes/shopping';

interface WithdrawnLinesProps {
  lines: readonly WithdrawnLine[];
  remove: (lineId: number) => void;
}

/** The products of a cart that were withdrawn, until the shopper takes them out. */
export function WithdrawnLines({ lines, remove }: WithdrawnLinesProps) {
  const t = useText();
  return lines.map(({ id, product: name, translations }) => (
    <NoLongerSold
      key={id}
      name={t.nameOf({ name, translations })}
      action={shoppingApi.cartLine(id)}
      onRemove={() => remove(id)}
    >
      <HiddenFields remove="yes" />
    </NoLongerSold>
  ));
}
