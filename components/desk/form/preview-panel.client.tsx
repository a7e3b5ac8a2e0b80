'use client';

import { useWatch } from 'react-hook-form';
import { Panel } from '@/components/ui/panel';
import type { DeskId } from '@/lib/desk/desk';
import type { DeskPreview } from '@/lib/desk/desk-moves';
import { textOfHtml } from '@/lib/desk/in-words';
import { slugify } from '@/lib/routes';
import { DeskIcon } from '../desk-icon.client';
import { useDeskForm } from '../fields/desk-form-context.client';
import styles from './preview-panel.module.css';

interface PreviewPanelProps {
  preview: DeskPreview;
  id: DeskId | undefined;
  /** The address of the shop: `shop.example`. */
  host: string;
}

/** How long a text of a search result may be before it is cut. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;

/** How an entry appears in a search result and in a chat, while it is written. */
export function PreviewPanel({ preview, id, host }: PreviewPanelProps) {
  const { control } = useDeskForm().hook;
  const values = useWatch({ control });
  const first = (names: readonly string[]) =>
    names.map((name) => textOfHtml(String(values[name] ?? ''))).find(Boolean) ?? '';
  const title = first(preview.title);
  const description = first(preview.description);
  const slug = String(values.slug || slugify(String(values.name ?? ''), '…'));
  const crumbs = [...preview.path.split('/').filter(Boolean), slug];
  return (
    <Panel className={`stack may-shrink gap-3 ${styles.preview}`}>
      <h2>Search result and chat</h2>
      <div className={styles.result}>
        <p className="caption muted">
          {host}
          {crumbs.map((part) => ` › ${part === '…' ? (id ?? part) : part}`)}
        </p>
        <p className={styles.title}>{cut(title, MAX_TITLE) || 'Without a title'}</p>
        <p className={`small muted ${styles.text}`}>
          {cut(description, MAX_DESCRIPTION) || 'Without a description'}
        </p>
      </div>
      <div className={styles.chat}>
        <span className={`stack place-center mb-2 faint ${styles.card}`} aria-hidden="true">
          <DeskIcon name="image" />
        </span>
        <p className="strong tight">{cut(title, MAX_TITLE) || 'Without a title'}</p>
        <p className={`small muted ${styles.text}`}>{cut(description, 80)}</p>
        <p className="caption muted">{host}</p>
      </div>
      <Lengths title={title} description={description} />
    </Panel>
  );
}

function Lengths({ title, description }: { title: string; description: string }) {
  const long = [
    title.length > MAX_TITLE && `The title has ${title.length} characters; about ${MAX_TITLE} fit.`,
    description.length > MAX_DESCRIPTION &&
      `The description has ${description.length} characters; about ${MAX_DESCRIPTION} fit.`,
  ].filter((one) => one !== false);
  return <p className="hint">{long.join(' ')}</p>;
}

function cut(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > max ? `${line.slice(0, max).replace(/\s\S*$/, '')} …` : line;
}
