import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { FormField } from '@/lib/forms/field-of';

interface ChoiceSelectProps {
  field: FormField;
  autoComplete?: string;
  label: string;
  choices: readonly string[];
}

/** A required choice from a fixed list; nothing is chosen beforehand. */
export function ChoiceSelect({ field, label, choices, autoComplete }: ChoiceSelectProps) {
  const t = useText();
  return (
    <Field id={field.input.name} label={label} error={field.error} required>
      {(control) => (
        <Select {...control} {...field.input} autoComplete={autoComplete}>
          <option value="">{t('Please choose')}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {t(choice)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
