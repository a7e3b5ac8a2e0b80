import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './moves.module.css';

interface MoveButtonProps {
  /** The state it moves to, as the form sends it. */
  to: string;
  label: string;
  /** What is moved; screen readers hear it after the label. */
  about: string;
  /** What cannot be taken back, and the words of the button below it; asked first. */
  question?: { text: string; yes: string } | undefined;
  /** Fields of the question. */
  children?: ReactNode;
}

/** A button that moves an order or a request to a state; where that is final, it asks first. */
export function MoveButton({ to, label, about, question, children }: MoveButtonProps) {
  if (!question) return <Submit to={to} label={label} about={about} variant="quiet" />;
  return (
    <Disclosure label={label} about={about}>
      <div className="stack hug gap-2 mb-2">
        <p className={styles.text}>{question.text}</p>
        {children}
        <Submit to={to} label={question.yes} about={about} variant="danger" />
      </div>
    </Disclosure>
  );
}

type SubmitProps = Pick<MoveButtonProps, 'to' | 'label' | 'about'> & {
  variant: 'quiet' | 'danger';
};

function Submit({ to, label, about, variant }: SubmitProps) {
  return (
    <Button type="submit" name="to" value={to} variant={variant} size="small">
      <span>
        {label}
        <span className="visually-hidden">: {about}</span>
      </span>
    </Button>
  );
}
