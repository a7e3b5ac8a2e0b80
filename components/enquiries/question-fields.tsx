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

/** What an answer needs first, by number: the products, the quantity and the market. */
const FIRST: Record<CompanyLeadKind, readonly number[]> = {
  business: [1, 2, 3],
  export: [1, 2, 4],
};

interface QuestionFieldsProps {
  form: ApiForm<LeadFields>;
  kind: CompanyLeadKind;
}

/** The questions that an answer needs first. */
export function FirstQuestions(props: QuestionFieldsProps) {
  return <Questions {...props} isAsked={(number) => FIRST[props.kind].includes(number)} />;
}

/** The requirements of the business form, and the other questions of either form. */
export function OtherQuestions(props: QuestionFieldsProps) {
  return (
    <>
      {props.kind === 'business' && (
        <TextAreaField
          field={fieldOf(props.form, 'specific_requirements')}
          label="Specific requirements"
          rows={4}
        />
      )}
      <Questions {...props} isAsked={(number) => !FIRST[props.kind].includes(number)} />
    </>
  );
}

interface QuestionsProps extends QuestionFieldsProps {
  /** Which questions are drawn, by number. */
  isAsked: (number: number) => boolean;
}

function Questions({ form, kind, isAsked }: QuestionsProps) {
  return QUESTIONS[kind].map(
    (question, index) =>
      isAsked(index + 1) && (
        <TextAreaField
          key={question}
          field={fieldOf(form, `answer${index + 1}` as `answer${1 | 2}`)}
          label={question}
          rows={1}
          className={styles.answer}
        />
      ),
  );
}
