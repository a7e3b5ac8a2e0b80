'use client';

import { Gift as GiftIcon } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { Textarea } from '@/components/ui/textarea';
import type { CartData } from '@/contract/cart';
import type { ProductListItem } from '@/contract/catalogue';
import { MAX_GIFT_MESSAGE_LENGTH } from '@/contract/limits';
import type { Gift, GiftChoice } from '@/lib/api/shopper';
import styles from './gift-box.module.css';
import { PackingChoice } from './packing-choice';
import { useSavedGift } from './use-saved-gift.client';

interface GiftBoxProps {
  cart: CartData;
  gift: Gift;
  packing: ProductListItem[];
  save: (choice: GiftChoice) => Promise<boolean>;
}

const STATES = {
  saved: 'Saved on this device.',
  saving: 'Saving …',
  failed: 'Not saved yet.',
};

/** Whether the order is a gift, with a message and a packing. Saves itself as it is filled in. */
export function GiftBox({ cart, gift, packing, save }: GiftBoxProps) {
  const inCart = new Set(cart.cart_items.map((line) => line.product_id));
  const packed = packing.find(({ id }) => inCart.has(id))?.id ?? 0;
  // A packing in the cart can always be seen here and taken out again.
  const saved = { ...gift, isGift: gift.isGift || packed !== 0, packing: packed };
  const { choice, state, choose } = useSavedGift(saved, save);
  const hint = `${STATES[state]} ${choice.message.length} of ${MAX_GIFT_MESSAGE_LENGTH} letters.`;
  return (
    <Panel look="cotton" className={styles.panel}>
      <form className={styles.form} action="/api/cart/gift" method="post">
        <HiddenFields />
        <div className={styles.head}>
          <Checkbox
            name="isGift"
            checked={choice.isGift}
            onChange={(event) => choose('isGift', event.target.checked)}
            label={
              <>
                <b>This is a gift</b>
                <span className={styles.promise}>We leave the bill out and add your note.</span>
              </>
            }
          />
          <GiftIcon aria-hidden="true" />
        </div>
        <div className={styles.details}>
          <Field id="gift-message" label="Gift message" hint={hint}>
            {(control) => (
              <Textarea
                {...control}
                name="message"
                maxLength={MAX_GIFT_MESSAGE_LENGTH}
                value={choice.message}
                onChange={(event: ChangeEvent<HTMLTextAreaElement>) =>
                  choose('message', event.target.value)
                }
              />
            )}
          </Field>
          <PackingChoice
            packing={packing}
            chosen={choice.packing}
            choose={(id) => choose('packing', id)}
          />
        </div>
        <noscript>
          <Button type="submit" variant="quiet">
            Save gift choices
          </Button>
        </noscript>
      </form>
    </Panel>
  );
}
