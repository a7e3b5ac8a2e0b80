import { reviewMessages } from '@/contract/messages/reviews';
import { writeReviewAction } from '@/lib/server/actions/reviews';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(writeReviewAction, reviewMessages.failed);
