import { baseKeymap, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteTable,
  goToNextCell,
  tableEditing,
} from 'prosemirror-tables';
import { richSchema } from './rich-schema';

const { nodes, marks } = richSchema;
const node = (name: keyof typeof nodes & string) => nodes[name] as NodeType;
const mark = (name: keyof typeof marks & string) => marks[name] as MarkType;

/** Inserts a hard break, as Shift and Enter does everywhere. */
const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView());
  return true;
};

const insertLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(node('horizontal_rule').create()).scrollIntoView());
  return true;
};

/** Inserts a table of three columns with a head and two rows. */
const insertTable: Command = (state, dispatch) => {
  const paragraph = () => node('paragraph').create();
  const row = (cell: string) =>
    node('table_row').create(
      null,
      [1, 2, 3].map(() => node(cell).create(null, paragraph())),
    );
  const table = node('table').create(null, [
    row('table_header'),
    row('table_cell'),
    row('table_cell'),
  ]);
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
};

/** Turns a list on, or off where the selection is in one. */
const toggleList =
  (name: string): Command =>
  (state, dispatch) =>
    isInside(state, name)
      ? liftListItem(node('list_item'))(state, dispatch)
      : wrapInList(node(name))(state, dispatch);

const toggleQuote: Command = (state, dispatch) =>
  isInside(state, 'blockquote')
    ? lift(state, dispatch)
    : wrapIn(node('blockquote'))(state, dispatch);

/** Whether the selection is inside a block of a kind. */
export function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === name) return true;
  }
  return false;
}

/** Whether the selection has a mark. */
export function hasMark({ selection, doc, storedMarks }: EditorState, name: string): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return mark(name).isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, mark(name));
}

/** The kinds of blocks that text can be turned into. */
export const BLOCKS: {
  name: string;
  label: string;
  command: Command;
  isOn: (state: EditorState) => boolean;
}[] = [
  blockOf('Text', 'paragraph'),
  ...[2, 3, 4].map((level) => blockOf(`Heading ${level - 1}`, 'heading', { level })),
];

function blockOf(label: string, name: string, attrs?: { level: number }) {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.hasMarkup(node(name), attrs ?? null);
  return { name: label, label, command: setBlockType(node(name), attrs), isOn };
}

/** The commands of the toolbar, by their names. */
export const COMMANDS = {
  bold: toggleMark(mark('strong')),
  italic: toggleMark(mark('em')),
  cite: toggleMark(mark('cite')),
  sub: toggleMark(mark('sub')),
  sup: toggleMark(mark('sup')),
  bullets: toggleList('bullet_list'),
  numbers: toggleList('ordered_list'),
  quote: toggleQuote,
  line: insertLine,
  table: insertTable,
  row: addRowAfter,
  column: addColumnAfter,
  deleteTable,
  undo,
  redo,
} satisfies Record<string, Command>;

/** Links the selection to an address; an empty one removes the link. */
export function linkTo(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const transaction = state.tr.removeMark(from, to, mark('link'));
    dispatch?.(href ? transaction.addMark(from, to, mark('link').create({ href })) : transaction);
    return true;
  };
}

/** What the editor does by itself: history, keys, and `## ` for a heading. */
export function richPlugins(): Plugin[] {
  return [
    history(),
    gapCursor(),
    tableEditing(),
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,4})\s$/, node('heading'), ([, marks = '']) => ({
          level: marks.length,
        })),
        wrappingInputRule(/^\s*[-*]\s$/, node('bullet_list')),
        wrappingInputRule(/^1\.\s$/, node('ordered_list')),
        wrappingInputRule(/^>\s$/, node('blockquote')),
      ],
    }),
    keymap({
      'Mod-b': COMMANDS.bold,
      'Mod-i': COMMANDS.italic,
      'Mod-,': COMMANDS.sub,
      'Mod-.': COMMANDS.sup,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Shift-Enter': insertBreak,
      Enter: splitListItem(node('list_item')),
      'Mod-[': liftListItem(node('list_item')),
      'Mod-]': sinkListItem(node('list_item')),
    }),
    // Tab leaves the editor, but for the next cell of a table.
    keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1) }),
    keymap(baseKeymap),
  ];
}
