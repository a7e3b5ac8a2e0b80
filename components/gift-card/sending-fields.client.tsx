'use client';

import type { ComponentProps } from 'react';
import { useText } from '#language';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { dayAfter } from '@/contract/kit/calendar-day';
import { MAX_GIFT_CARD_DAYS } from '@/contract/shop/limits';
import { todayInIndia } from '@/lib/format/india-day';
import type { FormField } from '@/lib/forms/field-of';

interface SendingFieldsProps {
  day: FormField;
  whatsapp: ComponentProps<'input'>;
}

/** When a gift voucher is sent, and whether its sender sends it by WhatsApp as well. */
export function SendingFields({ day, whatsapp }: SendingFieldsProps) {
  const t = useText();
  // The page is drawn once for many days.
  const today = useHydrated() ? todayInIndia() : undefined;
  return (
    <div className="stack gap-3">
      <Field
        id="send_on"
        label="Send on"
        hint="Up to a year ahead. Leave it empty to send it at once."
        error={day.error}
      >
        {(control) => (
          <Input
            {...control}
            {...day.input}
            type="date"
            min={today}
            max={today && dayAfter(today, MAX_GIFT_CARD_DAYS)}
          />
        )}
      </Field>
      <Checkbox
        {...whatsapp}
        label={
          <>
            {t('I also send it by WhatsApp')}
            <span className="block small muted">
              {t('On that day we mail you the message with the code. You send it on.')}
            </span>
          </>
        }
      />
    </div>
  );
}
