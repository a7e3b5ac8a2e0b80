import type { DeskState } from '@/lib/desk/desk-columns';
import styles from './state-tag.module.css';

interface StateTagProps {
  states: readonly DeskState[];
  value: unknown;
}

/** Where an entry stands, in a word and a colour. */
export function StateTag({ states, value }: StateTagProps) {
  const state = states.find((one) => one.value === value);
  if (!state) return String(value);
  return (
    <span
      className={`inline-row caption strong muted nowrap ${styles.state}`}
      data-tone={state.tone}
    >
      {state.label}
    </span>
  );
}
