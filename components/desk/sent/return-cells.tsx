import { ReturnPhotos } from '@/components/shared/return-photos';
import { Link } from '@/components/ui/link.client';
import { RETURN_STATE_NAMES } from '@/contract/returns/return-states';
import type { StaffReturn } from '@/contract/returns/returns';
import { staffRoutes } from '@/lib/staff-routes';
import { drawnFrom } from '../list/drawn-from';
import { Moment } from '../moment';
import { ReturnMoves } from './return-moves';

/** Returns the columns of return requests that are drawn; `here` is the page to return to. */
export const returnCells = (here: string) =>
  drawnFrom<StaffReturn>({
    quantity: ({ quantity }) => (quantity === 1 ? '1 piece' : `${quantity} pieces`),
    order_id: ({ order, order_id: number }) => (
      <Link className="row fit nowrap touch-low link num" href={staffRoutes.order(order)}>
        {number}
      </Link>
    ),
    photos: ({ photos, product_name: name }) =>
      photos.length > 0 && <ReturnPhotos photos={photos} of={name} />,
    timeline: ({ timeline }) => (
      <ol>
        {timeline.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            {RETURN_STATE_NAMES[state]}, <Moment iso={at} />
          </li>
        ))}
      </ol>
    ),
    moves: (request) => <ReturnMoves request={request} from={here} />,
  });
