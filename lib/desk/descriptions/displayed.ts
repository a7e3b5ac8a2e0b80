import type { DeskField, DeskPanel } from '../desk';
import type { DeskState } from '../desk-columns';

/** Whether shoppers see an entry now. */
export const displayStates: readonly DeskState[] = [
  { value: 'shown', label: 'Displayed', tone: 'good' },
  { value: 'coming', label: 'Scheduled', tone: 'wait' },
  { value: 'over', label: 'Over', tone: 'plain' },
  { value: 'hidden', label: 'Hidden', tone: 'plain' },
];

type DisplayField = 'is_published' | 'visible_from' | 'visible_until';

const fields: readonly DeskField<DisplayField>[] = [
  { name: 'is_published', label: 'Displayed in the shop', kind: 'flag', wide: true },
  { name: 'visible_from', label: 'Visible from', kind: 'moment' },
  { name: 'visible_until', label: 'Visible until', kind: 'moment' },
];

/** When shoppers see an entry. */
export const displayPanel: DeskPanel<DisplayField> = {
  title: 'When it is displayed',
  hint: 'Without moments it is displayed until you hide it.',
  fields,
  side: true,
};
