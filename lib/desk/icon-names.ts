/**
 * The icons of the desk alone, by their Lucide names, in a sprite that no page of the shop loads.
 * After a change: `npm run icons`.
 */
export const DESK_ICON_NAMES = [
  'arrow-down',
  'arrow-left',
  'badge-check',
  'between-horizontal-start',
  'between-vertical-start',
  'bold',
  'book-a',
  'book-open',
  'columns-3',
  'flask-conical',
  'grip-vertical',
  'house',
  'image',
  'italic',
  'layers',
  'link',
  'list',
  'list-ordered',
  'minus',
  'plus',
  'quote',
  'redo-2',
  'rotate-ccw-clock',
  'settings',
  'shopping-basket',
  'table',
  'tag',
  'text-search',
  'ticket-percent',
  'trash',
  'undo-2',
] as const;

export type DeskIconName = (typeof DESK_ICON_NAMES)[number];
