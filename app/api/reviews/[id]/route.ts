import { reviewMessages } from '@/lib/api/review-messages';
import { handleWrite } from '@/lib/server/door/handle-write';
import { writeReview } from '@/lib/server/door/write-review';

export const POST = handleWrite(writeReview, reviewMessages.failed);
