import { vaidyaResource } from '../../../../contract/content/vaidya-desk.ts';
import { vaidyas } from '../../../db/schema/vaidyas.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';
import { checkPictures } from '../../pictures/check-pictures.ts';

/** The vaidyas of the shop. */
export const storedVaidyas = storedIn(vaidyaResource, {
  missing: () => notFound('vaidya_not_found', 'Vaidya'),
  table: vaidyas,
  isOrdered: true,
  tags: ['vaidyas'],
  check: (tx, { picture_id: id }) =>
    checkPictures(tx, [{ field: 'picture_id', id, use: 'portrait' }]),
});
