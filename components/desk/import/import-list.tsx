import { Link } from '@/components/ui/link.client';
import type { ImportEntry, ImportState } from '@/contract/catalogue/import-shapes';
import { staffRoutes } from '@/lib/staff-routes';
import styles from './import.module.css';

const STATES: Record<ImportState, string> = {
  sending: 'Not arrived whole',
  to_check: 'Being read',
  checking: 'Being read',
  checked: 'Waits for you',
  refused: 'Cannot be read',
  to_write: 'Being written',
  writing: 'Being written',
  written: 'Written',
  failed: 'Not written',
  check_interrupted: 'Interrupted',
  write_interrupted: 'Interrupted',
};

/** Earlier imports; they are kept for a month. */
export function ImportList({ imports }: { imports: readonly ImportEntry[] }) {
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className={`mt-6 ${styles.earlier}`}>
      <h2 id="earlier">Earlier files</h2>
      <ul className={styles.rows}>
        {imports.map(({ id, state, files, by, counts }) => (
          <li key={id} className="cluster gap-half gap-x-3 wrap-anywhere">
            <Link href={staffRoutes.imports(id)}>{files.goods.name}</Link>
            <span>{STATES[state]}</span>
            {counts && (
              <span className="muted small num">
                {counts.added} new, {counts.changed} changed, {counts.wrong} wrong
              </span>
            )}
            <span className="muted small">{by}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
