import { popupResource } from '../../../../../contract/content/popup-desk.ts';
import { popupPictures } from '../../../../db/schema/home.ts';
import { storedIn } from '../../../desk/resource.ts';
import { displayState } from '../../../kernel/display-state.ts';
import { notFound } from '../../../kernel/errors.ts';
import { checkPictures } from '../../../pictures/check-pictures.ts';

/** Pictures beside the login. */
export const storedPopups = storedIn(popupResource, {
  missing: () => notFound('popup_picture_not_found', 'Picture of the popup'),
  table: popupPictures,
  computed: { state: displayState(popupPictures) },
  isOrdered: true,
  tags: ['chrome'],
  check: (tx, { picture_id: tall, mobile_picture_id: low }) =>
    checkPictures(tx, [
      { field: 'picture_id', id: tall, use: 'popup' },
      { field: 'mobile_picture_id', id: low, use: 'section' },
    ]),
});
