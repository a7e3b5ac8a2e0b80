'use client';

import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { Textarea } from '@/components/ui/textarea';
import type { CartData } from '@/contract/cart/cart';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { MAX_GIFT_MESSAGE_LENGTH } from '@/contract/shop/limits';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { Gift, GiftChoice, GiftSpan } from '@/lib/view/cart';
import styles from './gift-box.module.css';
import { GiftDay, type RefusedDay } from './gift-day.client';
import { PackingChoice } from './packing-choice';

/** What the page knows of the day of a gift. */
export interface GiftDayFacts {
  /** The possible days. */
  giftSpan: GiftSpan;
  refusedDay?: RefusedDay | undefined;
}

interface GiftBoxProps extends GiftDayFacts {
  cart: CartData;
  gift: Gift;
  packing: ProductListItem[];
  save: (choice: GiftChoice) => Promise<boolean>;
}

const SAVING_COPY = {
  saved: 'Saved on this device. {count} of {max} letters.',
  saving: 'Saving … {count} of {max} letters.',
  failed: 'Not saved yet. {count} of {max} letters.',
} as const;

/** Gift option, message, day and packing. Changes are saved automatically. */
export function GiftBox({ cart, gift, packing, save, giftSpan, refusedDay }: GiftBoxProps) {
  const t = useText();
  const inCart = new Set(cart.cart_items.map((line) => line.product_id));
  const packed = packing.find(({ id }) => inCart.has(id))?.id ?? 0;
  // Packing in the cart is always shown here, so that it can be removed.
  const saved = { ...gift, isGift: gift.isGift || packed !== 0, packing: packed };
  const { choice, state, choose } = useSavedGift(saved, save);
  const count = choice.message.length;
  const hint = t(SAVING_COPY[state], { count, max: MAX_GIFT_MESSAGE_LENGTH });
  return (
    <Panel variant="cotton" className="mt-6" id="gift">
      <form className={`stack gap-4-half ${styles.form}`} action={shoppingApi.gift()} method="post">
        <HiddenFields />
        <div className={`row between gap-3 ${styles.head}`}>
          <Checkbox
            name="isGift"
            checked={choice.isGift}
            onChange={(event) => choose('isGift', event.target.checked)}
            label={
              <>
                <b>{t('This is a gift')}</b>
                <span className="block small muted">
                  {t('We leave the bill out and add your note.')}
                </span>
              </>
            }
          />
          <Icon name="gift" />
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
          <GiftDay
            day={saved.day}
            span={giftSpan}
            refused={refusedDay}
            choose={(day) => choose('day', day)}
          />
          <PackingChoice
            packing={packing}
            chosen={choice.packing}
            choose={(id) => choose('packing', id)}
          />
        </div>
        <noscript>
          <Button type="submit" variant="quiet">
            {t('Save gift choices')}
          </Button>
        </noscript>
      </form>
    </Panel>
  );
}

const SAVE_AFTER_MS = 500;

/**
 * The gift choice, shown immediately and saved after a pause. An unsaved choice remains on the page
 * and is sent with the next change.
 */
export function useSavedGift(saved: GiftChoice, save: (choice: GiftChoice) => Promise<boolean>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Partial<GiftChoice>>({});
  const [draft, setDraft] = useState(unsaved.current);
  const [hasFailed, setHasFailed] = useState(false);
  const saveLater = (changes: Partial<GiftChoice>) => {
    unsaved.current = changes;
    setDraft(changes);
  };
  const saveNow = async () => {
    const sent = unsaved.current;
    const isSaved = await save({ ...saved, ...sent });
    setHasFailed(!isSaved);
    if (isSaved && unsaved.current === sent) saveLater({});
  };
  const choose = <Name extends keyof GiftChoice>(name: Name, value: GiftChoice[Name]) => {
    saveLater({ ...unsaved.current, [name]: value });
    setHasFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, SAVE_AFTER_MS);
  };
  const rest = Object.keys(draft).length === 0 ? 'saved' : 'saving';
  const state = hasFailed ? 'failed' : rest;
  return { choice: { ...saved, ...draft }, state, choose } as const;
}
