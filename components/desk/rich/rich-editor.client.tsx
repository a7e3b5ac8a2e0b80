'use client';

import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { pasteProps } from './paste/paste-props';
import { richPlugins } from './rich-commands';
import styles from './rich-editor.module.css';
import { readHtml, writeHtml } from './rich-html';
import { RichToolbar } from './rich-toolbar.client';

export interface RichEditorProps {
  id: string;
  label: string;
  /** The language that is written, as a document names it. */
  lang: string;
  /** The text at the beginning; another one replaces what is there. */
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** An editor of rich text. It is loaded by pages with such a field alone. */
export function RichEditor(props: RichEditorProps) {
  const { box, view, state, lost, run } = useEditor(props);
  return (
    <div className={styles.editor}>
      {state && (
        <RichToolbar
          about={props.label}
          state={state}
          onCommand={run}
          onDone={() => view?.focus()}
        />
      )}
      <div ref={box} className={styles.text} />
      <p role="status" className={`small muted ${styles.lost}`}>
        {lost}
      </p>
    </div>
  );
}

function useEditor({ id, label, lang, html, onChange, onBlur }: RichEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const written = useRef(html);
  const handlers = useRef({ onChange, onBlur });
  handlers.current = { onChange, onBlur };
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  /** What the last text that was pasted had, and the editor has not. */
  const [lost, setLost] = useState('');

  useEffect(() => {
    if (!box.current) return undefined;
    const opened = new EditorView(box.current, {
      state: stateOf(written.current),
      attributes: { id, lang, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      dispatchTransaction(transaction) {
        const next = opened.state.apply(transaction);
        opened.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = writeHtml(next.doc);
        handlers.current.onChange(written.current);
      },
      ...pasteProps(setLost),
      handleDOMEvents: { blur: () => handlers.current.onBlur() },
    });
    setView(opened);
    setState(opened.state);
    return () => opened.destroy();
  }, [id, lang, label]);

  // What was brought back, undone or chosen elsewhere.
  useEffect(() => {
    if (!view || html === written.current) return;
    written.current = html;
    view.updateState(stateOf(html));
    setState(view.state);
  }, [view, html]);

  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return { box, view, state, lost, run };
}

function stateOf(html: string): EditorState {
  return EditorState.create({ doc: readHtml(html), plugins: richPlugins() });
}
