import type { InferType } from 'yup';
import type { popupFields, popupResource } from '@/contract/content/popup-desk';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { describeDesk } from '../desk';
import { displayPanel, displayStates } from './displayed';

type Row = CallAnswer<typeof popupResource.calls.listDeskPopupPictures>['data'][number];

/** The pictures beside the login. */
export const popupDesk = describeDesk<Row, InferType<typeof popupFields>>()({
  name: 'popup-pictures',
  title: 'Login pictures',
  icon: 'log-in',
  group: 'Content',
  noun: 'picture',
  kind: 'popup_picture',
  calls: { list: 'listDeskPopupPictures', read: 'readPopupPicture' },
  searches: 'Text',
  columns: [
    { name: 'text', label: 'Text', kind: 'text', sort: 'text', picture: 'image' },
    { name: 'state', label: 'State', kind: 'state', states: displayStates },
    { name: 'position', label: 'Place', kind: 'number', sort: 'position' },
  ],
  filters: [],
  panels: [
    {
      title: 'Picture',
      hint: 'Beside the login. Without any, the shop shows its own three.',
      fields: [
        { name: 'text', label: 'Text', kind: 'text', translated: true, wide: true },
        { name: 'picture_id', label: 'Tall picture', kind: 'picture', use: 'popup', wide: true },
        {
          name: 'mobile_picture_id',
          label: 'Low picture for phones',
          kind: 'picture',
          use: 'section',
          wide: true,
        },
      ],
    },
    displayPanel,
  ],
  order: {},
  isRemovable: true,
});
