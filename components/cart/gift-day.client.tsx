'use client';

import { type ChangeEvent, useState } from 'react';
import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { giftDayMessages } from '@/contract/messages/gift-days';
import type { GiftSpan } from '@/lib/view/cart';

/** A day that a plain form post was refused for. */
export interface RefusedDay {
  day: string | undefined;
  problem: string;
}

interface GiftDayProps {
  /** The saved day. */
  day: string | undefined;
  span: GiftSpan;
  refused: RefusedDay | undefined;
  choose: (day: string | undefined) => void;
}

/**
 * The first day on which a gift may arrive. It keeps what is typed: on the way to another day the
 * field holds days that are not possible, and only a possible one is saved.
 */
export function GiftDay({ day, span: { first, last }, refused, choose }: GiftDayProps) {
  const t = useText();
  const [problem, setProblem] = useState(refused?.problem ?? '');
  const onChange = ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    setProblem(validity.valid ? '' : t.filled(giftDayMessages.outside(first, last)));
    if (validity.valid) choose(value || undefined);
  };
  return (
    <Field
      id="gift-day"
      label="Deliver on or after"
      hint="You may leave it out."
      error={problem}
      isErrorAnnounced
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          name="day"
          min={first}
          max={last}
          defaultValue={refused?.day ?? day}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
