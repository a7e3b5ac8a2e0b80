import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { FormField } from '@/lib/forms/field-of';

interface ChoiceSelectProps {
  field: FormField;
  autoComplete?: string;
  label: string;
  choices: readonly string[];
  /** Choices under names, in front of the others. */
  groups?: Readonly<Record<string, readonly string[]>>;
}

/** A required choice from a fixed list; nothing is chosen beforehand. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const { field, label, choices, groups = {}, autoComplete } = props;
  const t = useText();
  return (
    <Field id={field.input.name} label={label} error={field.error} required>
      {(control) => (
        <Select {...control} {...field.input} autoComplete={autoComplete}>
          <option value="">{t('Please choose')}</option>
          {Object.entries(groups).map(([name, grouped]) => (
            <optgroup key={name} label={t(name)}>
              <Options choices={grouped} />
            </optgroup>
          ))}
          <Options choices={choices} />
        </Select>
      )}
    </Field>
  );
}

function Options({ choices }: Pick<ChoiceSelectProps, 'choices'>) {
  const t = useText();
  return choices.map((choice) => (
    <option key={choice} value={choice}>
      {t(choice)}
    </option>
  ));
}
