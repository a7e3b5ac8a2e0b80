import { reviewMessages } from '@/contract/messages/reviews';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import { writeReviewAction } from '@/lib/server/actions/reviews';
import { handleWrite } from '@/lib/server/http/handle-write';

export const POST = handleWrite(writeReviewAction, (error) =>
  isNotLoggedIn(error) ? reviewMessages.login : messageFor(error, reviewMessages.failed),
);
