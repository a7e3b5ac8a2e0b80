import { TextAreaField } from '@/components/shared/text-area-field';
import { BUSINESS_QUESTIONS, EXPORT_QUESTIONS } from '@/contract/enquiries/enquiry-choices';
import type { CompanyLeadKind, LeadFields } from '@/lib/forms/enquiry-fields';
import { fieldOf } from '@/lib/forms/field-of';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import styles from './enquiry-form.module.css';

const QUESTIONS: Record<CompanyLeadKind, readonly string[]> = {
  business: BUSINESS_QUESTIONS,
  export: EXPORT_QUESTIONS,
};

interface QuestionFieldsProps {
  form: ApiForm<LeadFields>;
  kind: CompanyLeadKind;
}

/** The requirements of the business form, and the fixed questions of either form. */
export function QuestionFields({ form, kind }: QuestionFieldsProps) {
  return (
    <>
      {kind === 'business' && (
        <TextAreaField
          field={fieldOf(form, 'specific_requirements')}
          label="Specific requirements"
          rows={4}
        />
      )}
      {QUESTIONS[kind].map((question, index) => (
        <TextAreaField
          key={question}
          field={fieldOf(form, `answer${index + 1}` as `answer${1 | 2}`)}
          label={question}
          rows={2}
          className={styles.answer}
        />
      ))}
    </>
  );
}
