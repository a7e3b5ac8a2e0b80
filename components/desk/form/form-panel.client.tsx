'use client';

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { classNames } from '@/components/ui/class-names';
import { Panel } from '@/components/ui/panel';
import { languageName } from '@/contract/kit/language-name';
import type { Language, OtherLanguage } from '@/contract/shop/languages';
import type { DeskField, DeskPanel } from '@/lib/desk/desk';
import { type DeskPath, fieldPaths, hasTexts, openPaths, pathsIn } from '@/lib/desk/paths';
import { decidingFields, fieldsShownFor } from '@/lib/desk/shown-for';
import { useDeskForm } from '../fields/desk-form-context.client';
import { FieldOfDesk } from '../fields/field-of-desk.client';
import { messageAt } from '../fields/message-at';
import styles from './desk-form.module.css';
import { LanguageTabs } from './language-tabs.client';

interface FormPanelProps {
  panel: DeskPanel;
  /** The language in which texts are displayed; all panels have the same. */
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The fields under one heading; with texts in several languages, those of one of them. */
export function FormPanel({ panel, language, onLanguage }: FormPanelProps) {
  const id = useId();
  const { title, hint } = panel;
  const fields = useShownFields(panel.fields);
  const isTranslated = fields.some(hasTexts);
  const wrong = useWrongLanguages(fields);
  const older = useOlderTexts(fields);
  const olderHere = older.filter((path) => path.language === language);
  const displayed = pathsIn(isTranslated ? language : 'en', fields);
  if (fields.length === 0) return null;
  return (
    <Panel className="stack packed-top may-shrink gap-4">
      <div className={`cluster middle between gap-2 gap-x-4 ${styles.panelHead}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {isTranslated && (
          <LanguageTabs
            controls={id}
            about={title.toLowerCase()}
            current={language}
            onChoose={onLanguage}
            wrong={wrong}
            older={new Set(older.flatMap((path) => path.language ?? []))}
          />
        )}
      </div>
      {language !== 'en' && olderHere.length > 0 && (
        <p className={styles.older}>{olderText(language, olderHere)}</p>
      )}
      {hint && <p className="hint">{hint}</p>}
      <div
        id={id}
        {...namedBy(`${id}-title`, isTranslated)}
        className={`stack top gap-4 ${styles.fields}`}
      >
        {displayed.map((path) => (
          <div key={path.path} className={classNames(isWide(path.field) && 'all-columns')}>
            <FieldOfDesk path={path} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

/** Returns the fields that what the form holds now has. */
function useShownFields(fields: readonly DeskField[]): readonly DeskField[] {
  const { control } = useDeskForm().hook;
  const deciding = decidingFields(fields);
  const held = useWatch({ control, name: deciding });
  return fieldsShownFor(fields, (name) => held[deciding.indexOf(name)]);
}

/** The fields of a panel belong to the tab of their language, or to its heading. */
function namedBy(titleId: string, isTranslated: boolean) {
  return { role: isTranslated ? 'tabpanel' : 'group', 'aria-labelledby': titleId };
}

const WIDE_KINDS = [
  'lines',
  'rich',
  'texts',
  'codes',
  'phrases',
  'references',
  'choices',
  'pictures',
  'group',
  'groups',
];

const isWide = ({ kind, wide }: DeskField) => wide || WIDE_KINDS.includes(kind);

/** `The Hindi text is older than the English one: title.` */
function olderText(language: OtherLanguage, texts: readonly DeskPath[]): string {
  const labels = [...new Set(texts.map(({ field }) => field.label.toLowerCase()))];
  return `The ${languageName(language)} text is older than the English one: ${labels.join(', ')}.`;
}

/** Returns the texts in other languages that are older than the English ones. */
function useOlderTexts(fields: readonly DeskField[]): DeskPath[] {
  const { hook, older } = useDeskForm();
  if (!older?.size) return [];
  return openPaths(fieldPaths(fields), hook.getValues()).filter(({ path }) => older.has(path));
}

/** Returns the languages in which one of the fields is refused. */
function useWrongLanguages(fields: readonly DeskField[]): ReadonlySet<Language> {
  const { hook } = useDeskForm();
  const texts = openPaths(fieldPaths(fields.filter(hasTexts)), hook.getValues());
  const wrong = texts.filter(({ path }) => messageAt(hook, path));
  return new Set(wrong.map(({ language }) => language ?? 'en'));
}
