'use client';

import type { KeyboardEvent } from 'react';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@/contract/shop/languages';
import styles from './desk-form.module.css';

interface LanguageTabsProps {
  /** The id of the element with the fields. */
  controls: string;
  /** What is written in languages. */
  about: string;
  current: Language;
  onChoose: (language: Language) => void;
  /** The languages with a field that the rules refuse. */
  wrong: ReadonlySet<Language>;
  /** Those with a text that is older than the English one. */
  older: ReadonlySet<Language>;
}

/** The languages of the texts of a form: arrow keys go from one to the next. */
export function LanguageTabs({
  controls,
  about,
  current,
  onChoose,
  wrong,
  older,
}: LanguageTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const count = LANGUAGE_CODES.length;
    const next = LANGUAGE_CODES[(LANGUAGE_CODES.indexOf(current) + by + count) % count] ?? current;
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={`Language of ${about}`}
      className={`cluster ${styles.tabs}`}
      onKeyDown={onKeyDown}
    >
      {LANGUAGE_CODES.map((code) => (
        <button
          key={code}
          type="button"
          role="tab"
          data-language={code}
          aria-selected={code === current}
          aria-controls={controls}
          tabIndex={code === current ? 0 : -1}
          onClick={() => onChoose(code)}
        >
          <span lang={LANGUAGES[code].tag}>{LANGUAGES[code].name}</span>
          {wrong.has(code) && <span className="text-error"> to correct</span>}
          {older.has(code) && <span className={styles.older}> older</span>}
        </button>
      ))}
    </div>
  );
}
