import { useCompany } from '#company';
import { useText } from '#language';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field';
import { type ConsentPurpose, notices, withdrawal } from '@/contract/messages/notices';
import type { FormField } from '@/lib/forms/field-of';
import styles from './consent-box.module.css';
import { PrivacyPolicyLink } from './privacy-note';

interface ConsentBoxProps {
  purpose: ConsentPurpose;
  /** `fieldOf(form, 'consent')`; the value of the field is a boolean. */
  field: FormField;
}

/** The tick of a form that asks for consent, with what is collected and what for. Never ticked. */
export function ConsentBox({ purpose, field }: ConsentBoxProps) {
  const t = useText();
  const { privacyEmail } = useCompany();
  const { consent, details } = notices[purpose];
  const { defaultValue: _text, ...input } = field.input;
  const id = input.name;
  return (
    <div className="stack gap-1-half one-column">
      <Checkbox
        {...input}
        value="true"
        label={consent}
        required
        // Browsers restore ticks on a reload; a consent must be given again.
        autoComplete="off"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={`${field.error ? `${id}-error ` : ''}${id}-details`}
      />
      {field.error && <FieldError id={`${id}-error`}>{t(field.error)}</FieldError>}
      <p id={`${id}-details`} className={`small muted wrap-anywhere ${styles.details}`}>
        {t.filled(details)} {t.filled(withdrawal(privacyEmail))} <PrivacyPolicyLink />
      </p>
    </div>
  );
}
