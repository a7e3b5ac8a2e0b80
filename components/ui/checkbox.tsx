import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#language';
import styles from './check.module.css';

interface ChoiceProps {
  /** The label beside the box; the whole row is the click target. */
  label: ReactNode;
  /** The number of results of the choice, at the row's end. */
  count?: number;
}

/** A checkbox in a 44 px row. */
export function Checkbox(props: ComponentProps<'input'> & ChoiceProps) {
  return <Choice {...props} type="checkbox" />;
}

/** One of several choices that share a `name`. Put them in a fieldset with a legend. */
export function Radio(props: ComponentProps<'input'> & ChoiceProps) {
  return <Choice {...props} type="radio" />;
}

function Choice({ label, count, ...input }: ComponentProps<'input'> & ChoiceProps) {
  const t = useText();
  return (
    <label className={styles.row}>
      <input {...input} className={styles.box} />
      <span>{t(label)}</span>
      {count !== undefined && <span className="push hint num">{count}</span>}
    </label>
  );
}
