import type { FormEvent } from 'react';
import { useText } from '#language';
import { focusAfterRemoval } from '@/components/shared/focus-after-removal';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import type { CartItem } from '@/contract/cart/cart';
import { maxQuantity } from '@/contract/cart/quantity';
import { lineProblemMessages } from '@/contract/messages/cart';
import type { Message } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { type LineProblem, lineProblem } from '@/lib/view/cart-problems';

interface LineProblemNoteProps {
  line: CartItem;
  accept: (lineId: number, quantity: number) => void;
  remove: (line: CartItem) => void;
}

/** What keeps a line from being ordered, with the one tap that settles it; also as plain forms. */
export function LineProblemNote({ line, accept, remove }: LineProblemNoteProps) {
  const t = useText();
  const problem = lineProblem(line);
  if (!problem) return null;
  const { text, action, quantity } = COPY[problem](line);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusAfterRemoval(event.currentTarget);
    if (quantity === 0) remove(line);
    else accept(line.id, quantity);
  };
  return (
    <form
      className="cluster middle between all-columns gap-2 gap-x-4 small caution"
      action={shoppingApi.cartLine(line.id)}
      method="post"
      onSubmit={onSubmit}
    >
      <HiddenFields {...(quantity === 0 ? { remove: 'yes' } : { quantity })} />
      <p>{t.filled(text)}</p>
      <Button type="submit" variant="line" size="small">
        {t.filled(action)}
        <span className="visually-hidden">
          : {t.nameOf({ name: line.product, translations: line.translations })}
        </span>
      </Button>
    </form>
  );
}

interface ProblemCopy {
  text: Message;
  action: Message;
  /** The quantity that settles the problem; 0 removes the line. */
  quantity: number;
}

const COPY: Record<LineProblem, (line: CartItem) => ProblemCopy> = {
  out: () => ({ text: lineProblemMessages.out, action: 'Remove it', quantity: 0 }),
  short: ({ available_quantity: { Quantity: stock } }) => {
    const max = maxQuantity(stock);
    return {
      text: lineProblemMessages.short(max),
      action: { text: 'Take {count}', values: { count: max } },
      quantity: max,
    };
  },
  dearer: ({ price_before: before, selling_price: now, quantity }) => ({
    text: lineProblemMessages.dearer(formatRupees(before ?? now), formatRupees(now)),
    action: { text: 'Accept {price}', values: { price: formatRupees(now) } },
    quantity,
  }),
};
