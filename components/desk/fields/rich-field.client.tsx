'use client';

import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import { useLazyPart } from '@/components/shared/use-lazy-part.client';
import { FieldError } from '@/components/ui/field';
import { LANGUAGES } from '@/contract/shop/languages';
import { textOfHtml } from '@/lib/desk/in-words';
import type { RichEditorProps } from '../rich/rich-editor.client';
import { useDeskForm, useFieldLabel } from './desk-form-context.client';
import styles from './fields.module.css';
import type { PathOf } from './text-fields.client';

/** The editor weighs more than the rest of the desk: only pages with such a field load it. */
const loadEditor = async (): Promise<ComponentType<RichEditorProps>> =>
  (await import('../rich/rich-editor.client')).RichEditor;

/** A text with headings, lists, links and tables. Until its editor is there the words are. */
export function RichField({ path }: { path: PathOf<'rich'> }) {
  const { control } = useDeskForm().hook;
  const { field } = useController({ control, name: path.path });
  const { id, label, hint, error } = useFieldLabel(path);
  const Editor = useLazyPart(loadEditor, true);
  const lang = LANGUAGES[path.language ?? 'en'].tag;
  const html = String(field.value ?? '');
  return (
    <div className="stack may-shrink gap-1-half">
      <span className={styles.label}>{label}</span>
      {Editor ? (
        <Editor
          key={path.path}
          id={id}
          label={String(label)}
          lang={lang}
          html={html}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      ) : (
        <div className={styles.unedited} lang={lang}>
          {textOfHtml(html)}
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}
