'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormStack } from '@/components/ui/form-stack';
import { Input } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { StockRow } from '@/contract/staff/stock';
import styles from './count-stock.module.css';
import { ScanButton } from './scan-button.client';
import { type CountedProduct, useCounting } from './use-counting.client';

/** Counting in the store room: scan or type a code, type the number, next. */
export function CountStock() {
  const { product, done, error, isBusy, find, count, another } = useCounting();
  return (
    <div className={`stack gap-4 ${styles.room}`}>
      <Panel>
        {product ? (
          <NumberForm
            key={`${product.id} ${product.on_shelf}`}
            product={product}
            isBusy={isBusy}
            onCount={count}
            onAnother={another}
          />
        ) : (
          <CodeForm isBusy={isBusy} onFind={find} />
        )}
        {error && <Note tone="error">{error}</Note>}
      </Panel>
      <Done done={done} />
    </div>
  );
}

function CodeForm({ isBusy, onFind }: { isBusy: boolean; onFind: (code: string) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (code) onFind(code);
  };
  return (
    <FormStack onSubmit={submit}>
      <Field id="code" label="Barcode or SKU" required>
        {(control) => (
          <Input
            {...control}
            name="code"
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            // The next product is scanned or typed without a tap.
            autoFocus
          />
        )}
      </Field>
      <div className={`stack gap-2 ${styles.buttons}`}>
        <ScanButton onCode={onFind} />
        <Button type="submit" loading={isBusy}>
          Find
        </Button>
      </div>
    </FormStack>
  );
}

interface NumberFormProps {
  product: StockRow;
  isBusy: boolean;
  onCount: (counted: number) => void;
  onAnother: () => void;
}

function NumberForm({ product, isBusy, onCount, onAnother }: NumberFormProps) {
  const [wrong, setWrong] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('counted')).trim();
    const isNumber = /^\d{1,9}$/.test(typed);
    setWrong(isNumber ? '' : 'Counted must be a whole number');
    if (isNumber) onCount(Number(typed));
  };
  return (
    <FormStack onSubmit={submit}>
      <div>
        <h2>{product.name}</h2>
        <p className="muted num">{product.sku}</p>
      </div>
      <p>{expected(product)}</p>
      <Field id="counted" label="Pieces on the shelf" error={wrong} isErrorAnnounced required>
        {(control) => (
          <Input
            {...control}
            name="counted"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            autoFocus
          />
        )}
      </Field>
      <div className={`stack gap-2 ${styles.buttons}`}>
        <Button variant="quiet" onClick={onAnother}>
          Another product
        </Button>
        <Button type="submit" loading={isBusy}>
          Save and next
        </Button>
      </div>
    </FormStack>
  );
}

/** Pieces of orders lie on the shelf until they are packed, so they are counted too. */
function expected({ on_shelf: onShelf, in_orders: inOrders }: StockRow): string {
  const orders = inOrders > 0 ? `, with ${inOrders} of orders that wait for packing` : '';
  return onShelf === null ? `Nobody has counted it yet${orders}` : `${onShelf} expected${orders}`;
}

function Done({ done }: { done: CountedProduct[] }) {
  return (
    <div role="status">
      {done.length > 0 && (
        <ol className={`stack gap-2 ${styles.done}`} aria-label="Counted just now">
          {done.map((one) => (
            <li key={one.key}>
              <b>{one.name}</b> <span className="num">{resultOf(one)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function resultOf({ counted, difference, missing }: CountedProduct): string {
  if (missing > 0) return `${counted}: orders wait for ${missing} more`;
  if (difference === null) return `${counted}, counted for the first time`;
  if (difference === 0) return `${counted}, as expected`;
  return `${counted}, ${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than expected`;
}
