import type { DescribedPanel } from '../described';
import type { DeskState } from '../desk-columns';

/** Whether shoppers see an entry now. */
export const displayStates: readonly DeskState[] = [
  { value: 'shown', label: 'Displayed', tone: 'good' },
  { value: 'coming', label: 'Scheduled', tone: 'wait' },
  { value: 'over', label: 'Over', tone: 'plain' },
  { value: 'hidden', label: 'Hidden', tone: 'plain' },
];

/** When shoppers see an entry. */
export const displayPanel: DescribedPanel<'is_published' | 'visible_from' | 'visible_until'> = {
  title: 'When it is displayed',
  hint: 'Without moments it is displayed until you hide it.',
  fields: [
    { name: 'is_published', label: 'Displayed in the shop', wide: true },
    'visible_from',
    'visible_until',
  ],
  side: true,
};
