import { Select } from '@/components/ui/select';
import { GOODS_COLUMNS } from '@/contract/catalogue/goods-columns';
import type { ImportAbout } from '@/contract/catalogue/import-shapes';
import styles from './import.module.css';

const KINDS = {
  own: 'The shop’s own columns',
  shopify: 'An export of Shopify',
  woocommerce: 'An export of WooCommerce',
};

const USUAL = GOODS_COLUMNS.map(({ label }) => label);

interface ImportColumnsProps {
  about: ImportAbout;
  mapping: Readonly<Record<string, string>>;
  onMap: (header: string, column: string) => void;
}

/** What becomes of each column of a file. Those of other shops are known; others can be chosen. */
export function ImportColumns({ about, mapping, onMap }: ImportColumnsProps) {
  const { kind, headers, readAs, columns = USUAL } = about;
  const lost = headers.filter(({ column }) => column === null).length;
  return (
    <details className={styles.columns} open={lost > 0 && kind === 'own'}>
      <summary>
        {KINDS[kind]}, read as {readAs}: {headers.length} columns
        {lost > 0 && `, ${lost} of them left out`}
      </summary>
      <ul>
        {headers.map(({ header, column, note }) => (
          <li key={header}>
            <span className="wrap-anywhere">{header}</span>
            {kind === 'own' ? (
              <Select
                aria-label={`Column for ${header}`}
                value={mapping[header] ?? column ?? ''}
                onChange={({ currentTarget }) => onMap(header, currentTarget.value)}
              >
                <option value="">Leave out</option>
                {columns.map((label) => (
                  <option key={label} value={label}>
                    {label}
                  </option>
                ))}
              </Select>
            ) : (
              <span data-lost={column === null || undefined}>{column ?? 'Left out'}</span>
            )}
            {note && <span className="muted small">{note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
