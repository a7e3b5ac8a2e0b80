import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

interface ReasonFieldProps {
  /** The id of what is moved. */
  id: number;
  /** The reasons, by their values. */
  reasons: Readonly<Record<string, string>>;
  required?: boolean;
}

/** Why staff make a move: one of a few reasons. */
export function ReasonField({ id, reasons, required = false }: ReasonFieldProps) {
  return (
    <Field id={`reason-${id}`} label="Reason" required={required}>
      {(control) => (
        <Select {...control} name="reason" defaultValue="">
          <option value="">{required ? 'Please choose' : 'Not given'}</option>
          {Object.entries(reasons).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
