import { drawnHtml } from '@/components/ui/stored-html';
import { ReviewRows } from './review-rows';

/** The reviews of `NewestReviews` as the server sends them. */
export const ReviewRowsHtml = drawnHtml(ReviewRows);
