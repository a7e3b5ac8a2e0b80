import { shoppingApi } from '@/lib/api-routes/shopping';
import { sendJson } from './http';

interface ReviewToSend {
  /** 1 to 5. */
  rating: number;
  review?: string | undefined;
}

/** Reviews a product as the logged-in customer. Returns the shop's message. @throws ApiError */
export async function postWriteReview(productId: number, body: ReviewToSend): Promise<string> {
  const path = shoppingApi.reviews(productId);
  const { message } = await sendJson<{ message: string }>('post', path, { body });
  return message;
}
