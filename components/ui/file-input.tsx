import type { ComponentProps } from 'react';
import { useText } from '#language';
import styles from './file-input.module.css';

interface FileInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'id'> {
  id: string;
  /** What the shopper does, as on a button: browsers write theirs in their own language. */
  action: string;
  /** The names of the chosen files, which screen readers announce. */
  chosen: readonly string[];
}

/**
 * An input for files. Label it with `Field`, and name the kinds of files in `accept`. The native
 * input lies over the drawn one, so that it takes the focus, the finger and files dropped on it;
 * without scripts it is visible itself, since nothing else can name the chosen files.
 */
export function FileInput({ action, chosen, ...input }: FileInputProps) {
  const t = useText();
  return (
    <div className="relative">
      <input {...input} type="file" className={styles.native} />
      <div className={`needs-scripts ${styles.drawn}`}>
        <label htmlFor={input.id} className={styles.action}>
          {t(action)}
        </label>
        <p role="status" className="may-shrink muted wrap-anywhere">
          {chosen.join(', ')}
        </p>
      </div>
    </div>
  );
}
