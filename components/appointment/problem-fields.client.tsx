'use client';

import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { ChoiceSelect } from '@/components/shared/choice-select';
import { FieldSet } from '@/components/shared/field-set';
import { Radio } from '@/components/ui/checkbox';
import { ChoiceChip, ChoiceChips } from '@/components/ui/choice-chip';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MEDICINE_TYPES, PROBLEM_GROUPS } from '@/contract/enquiries/enquiry-choices';
import { fieldOf } from '@/lib/forms/field-of';
import styles from './appointment-form.module.css';
import type { AppointmentApiForm } from './use-appointment-form.client';

/** What the consultation is about. */
export function ProblemFields({ form }: { form: AppointmentApiForm }) {
  const t = useText();
  const description = fieldOf(form, 'problem_description');
  return (
    <>
      <div className={styles.half}>
        <ChoiceSelect
          field={fieldOf(form, 'problem_suffering_from')}
          label="Problem"
          choices={['Other']}
          groups={PROBLEM_GROUPS}
        />
      </div>
      <Field id="problem_description" label="Describe it" error={description.error} required>
        {(control) => (
          <Textarea
            {...control}
            {...description.input}
            rows={4}
            placeholder={t('Since when, what makes it better or worse, what you have tried')}
          />
        )}
      </Field>
      <MedicineFields form={form} />
    </>
  );
}

/** The question about medicine and, after a yes, its kinds. */
function MedicineFields({ form }: { form: AppointmentApiForm }) {
  const t = useText();
  const answer = fieldOf(form, 'is_taking_medicine');
  const { defaultValue: _answer, ...radio } = answer.input;
  const { defaultValue: _kinds, ...kind } = fieldOf(form, 'type_of_medicine_list').input;
  const taken = useWatch({ control: form.hook.control, name: 'is_taking_medicine' });
  return (
    <>
      <FieldSet id="medicine" legend="Are you taking any medicine?" error={answer.error} isRequired>
        <div className="flex gap-8">
          <Radio {...radio} value="true" label="Yes" />
          <Radio {...radio} value="false" label="No" />
        </div>
      </FieldSet>
      {taken === 'true' && (
        <FieldSet id="medicine-kinds" legend="Which kind">
          <ChoiceChips>
            {MEDICINE_TYPES.map((type) => (
              <ChoiceChip key={type} type="checkbox" {...kind} value={type}>
                {t(type)}
              </ChoiceChip>
            ))}
          </ChoiceChips>
        </FieldSet>
      )}
    </>
  );
}
