import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { COLLECT_CODE_LENGTH } from '@/contract/orders/collect';
import { MoveButton } from '../moves/move-button';

interface HandOutProps {
  id: number;
  number: string;
}

/** The move that hands an order out at its store: with the code that the customer shows. */
export function HandOut({ id, number }: HandOutProps) {
  return (
    <Disclosure label="Hand out" about={number}>
      <div className="stack hug gap-3 mb-2">
        <Field id={`code-${id}`} label="Code of the customer">
          {(control) => (
            <Input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="off"
              maxLength={COLLECT_CODE_LENGTH + 2}
            />
          )}
        </Field>
        <Field
          id={`without-code-${id}`}
          label="Or why without the code"
          hint="For those with the role for everything. It stands in the history."
        >
          {(control) => <Input {...control} name="without_code" maxLength={200} />}
        </Field>
        <MoveButton to="Delivered" label="Mark as collected" about={number} />
      </div>
    </Disclosure>
  );
}
