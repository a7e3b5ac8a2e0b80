import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

/** The reference under which a bank has moved money; `id` is that of what it is for. */
export function TransferReference({ id }: { id: number }) {
  return (
    <Field id={`reference-${id}`} label="Reference of the transfer" required>
      {(control) => (
        <Input {...control} name="reference" maxLength={80} autoComplete="off" required />
      )}
    </Field>
  );
}
