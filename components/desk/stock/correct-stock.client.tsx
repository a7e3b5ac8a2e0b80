'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FieldRow, FormStack } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { Select } from '@/components/ui/select';
import { CORRECTION_REASONS, type CorrectionReason } from '@/contract/staff/movements';
import type { StockFigures } from '@/contract/staff/stock';
import { ApiError } from '@/lib/api-error';
import { sendCorrection } from '@/lib/browser/desk-stock';
import { REASON_TEXTS } from '@/lib/desk/reason-texts';
import { StopCounting } from './stop-counting.client';

interface CorrectStockProps {
  id: number;
  figures: StockFigures;
}

/** The figures of a stock, and the form that corrects it; one that nobody counts has none. */
export function CorrectStock({ id, figures }: CorrectStockProps) {
  const { correct, isBusy, error, errors } = useCorrection(id);
  return (
    <Panel>
      <p>{inWords(figures)}</p>
      {figures.stock !== null && <StopCounting id={id} />}
      <FormStack onSubmit={correct}>
        <FieldRow>
          <Field
            id="change"
            label="Pieces more, or fewer with a minus"
            error={errors.change?.[0] ?? ''}
            isErrorAnnounced
            required
          >
            {(control) => <Input {...control} name="change" inputMode="text" autoComplete="off" />}
          </Field>
          <Field id="reason" label="Reason" error={errors.reason?.[0] ?? ''} required>
            {(control) => (
              <Select {...control} name="reason" defaultValue="received">
                {CORRECTION_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {REASON_TEXTS[reason]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </FieldRow>
        <Field id="note" label="Note" error={errors.note?.[0] ?? ''}>
          {(control) => <Input {...control} name="note" maxLength={200} autoComplete="off" />}
        </Field>
        {error && <Note tone="error">{error}</Note>}
        <Button type="submit" loading={isBusy}>
          Correct
        </Button>
      </FormStack>
    </Panel>
  );
}

function useCorrection(id: number) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    // A minus sign of typography is what phones write for one.
    const change = Number(String(typed.get('change')).trim().replace('−', '-') || Number.NaN);
    const reason = String(typed.get('reason')) as CorrectionReason;
    setBusy(true);
    try {
      await sendCorrection(id, { change, reason, note: String(typed.get('note')) });
      setFailure(undefined);
      form.reset();
      router.refresh();
    } catch (error) {
      if (error instanceof ApiError) setFailure(error);
    }
    setBusy(false);
  };
  return { correct, isBusy, error: failure?.message, errors: failure?.fields ?? {} };
}

function inWords({ stock, in_orders: inOrders, on_shelf: onShelf }: StockFigures): string {
  if (stock === null) return 'Nobody counts this product: begin with a count.';
  return `${stock} for sale, ${inOrders} in orders that wait for packing, ${onShelf} on the shelf.`;
}
