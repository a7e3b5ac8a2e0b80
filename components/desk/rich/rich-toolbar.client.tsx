'use client';

import type { Command, EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { keepFocus } from '@/lib/browser/keep-focus';
import type { DeskIconName } from '@/lib/desk/icon-names';
import { DeskIcon } from '../desk-icon.client';
import { BLOCKS, COMMANDS, hasMark, isInside, linkTo } from './rich-commands';
import styles from './rich-editor.module.css';
import { RichLink } from './rich-link.client';

interface Tool {
  name: keyof typeof COMMANDS;
  icon: DeskIconName;
  label: string;
  isOn?: (state: EditorState) => boolean;
}

const MARKS: Tool[] = [
  { name: 'bold', icon: 'bold', label: 'Bold', isOn: (state) => hasMark(state, 'strong') },
  { name: 'italic', icon: 'italic', label: 'Italic', isOn: (state) => hasMark(state, 'em') },
  {
    name: 'cite',
    icon: 'book-open',
    label: 'Title of a work',
    isOn: (state) => hasMark(state, 'cite'),
  },
];
const BLOCK_TOOLS: Tool[] = [
  { name: 'bullets', icon: 'list', label: 'List', isOn: (state) => isInside(state, 'bullet_list') },
  {
    name: 'numbers',
    icon: 'list-ordered',
    label: 'Numbered list',
    isOn: (state) => isInside(state, 'ordered_list'),
  },
  {
    name: 'quote',
    icon: 'quote',
    label: 'Quotation',
    isOn: (state) => isInside(state, 'blockquote'),
  },
  { name: 'line', icon: 'minus', label: 'Line' },
  { name: 'table', icon: 'table', label: 'Table' },
];
const TABLE_TOOLS: Tool[] = [
  { name: 'row', icon: 'between-horizontal-start', label: 'Row below' },
  { name: 'column', icon: 'between-vertical-start', label: 'Column after' },
  { name: 'deleteTable', icon: 'trash', label: 'Remove the table' },
];
const HISTORY: Tool[] = [
  { name: 'undo', icon: 'undo-2', label: 'Undo' },
  { name: 'redo', icon: 'redo-2', label: 'Redo' },
];

interface RichToolbarProps {
  /** What is edited. */
  about: string;
  state: EditorState;
  onCommand: (command: Command) => void;
  /** The focus goes back to the text. */
  onDone: () => void;
}

/** The tools above a rich text. */
export function RichToolbar({ about, state, onCommand, onDone }: RichToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const tools = (list: Tool[]) =>
    list.map((tool) => (
      <ToolButton key={tool.name} tool={tool} state={state} onCommand={onCommand} />
    ));
  return (
    <div
      role="toolbar"
      aria-label={`Tools for ${about}`}
      className={`cluster icon-20 ${styles.tools}`}
    >
      <BlockSelect state={state} onCommand={onCommand} />
      {tools(MARKS)}
      <button
        type="button"
        title="Link"
        aria-label="Link"
        aria-pressed={hasMark(state, 'link')}
        onClick={() => setLinking(true)}
      >
        <DeskIcon name="link" />
      </button>
      {tools(BLOCK_TOOLS)}
      {isInside(state, 'table') && tools(TABLE_TOOLS)}
      {tools(HISTORY)}
      {isLinking && (
        <RichLink
          state={state}
          onLink={(href) => {
            onCommand(linkTo(href));
            setLinking(false);
          }}
          onClose={() => {
            setLinking(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}

type PartProps = Pick<RichToolbarProps, 'state' | 'onCommand'>;

function BlockSelect({ state, onCommand }: PartProps) {
  const current = BLOCKS.find(({ isOn }) => isOn(state));
  return (
    <select
      aria-label="Kind of paragraph"
      value={current?.name ?? ''}
      onChange={({ target }) => {
        const block = BLOCKS.find(({ name }) => name === target.value);
        if (block) onCommand(block.command);
      }}
    >
      {BLOCKS.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}

function ToolButton({ tool, state, onCommand }: PartProps & { tool: Tool }) {
  const { name, icon, label, isOn } = tool;
  const command = COMMANDS[name];
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn?.(state)}
      disabled={!isOn && !command(state)}
      onMouseDown={keepFocus}
      onClick={() => onCommand(command)}
    >
      <DeskIcon name={icon} />
    </button>
  );
}
