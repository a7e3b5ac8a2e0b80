import { popupResource } from '@/contract/content/popup-desk';
import { describeResource } from '../describe-resource';
import { displayPanel, displayStates } from './displayed';

/** The pictures beside the login. */
export const popupDesk = describeResource(popupResource, {
  title: 'Login pictures',
  icon: 'log-in',
  group: 'Content',
  noun: 'picture',
  searches: 'Text',
  columns: [
    { name: 'text', picture: 'image' },
    { name: 'state', label: 'State', kind: 'state', states: displayStates },
    { name: 'position', label: 'Place', kind: 'number' },
  ],
  panels: [
    {
      title: 'Picture',
      hint: 'Beside the login. Without any, the shop shows its own three.',
      fields: [
        { name: 'text', wide: true },
        { name: 'picture_id', label: 'Tall picture', kind: 'picture', use: 'popup', wide: true },
        { name: 'mobile_picture_id', label: 'Low picture for phones', use: 'section', wide: true },
      ],
    },
    displayPanel,
  ],
  order: {},
});
