import { sendJson } from './http';
import { newKey } from './new-key';

interface ReviewToSend {
  /** 1 to 5. */
  rating: number;
  review: string;
}

/** Reviews a product as the shopper who is logged in. Answers the shop's words. @throws ApiError */
export async function sendReview(productId: number, body: ReviewToSend): Promise<string> {
  const key = newKey();
  const path = `reviews/${productId}`;
  const { message } = await sendJson<{ message: string }>('post', path, { body, key });
  return message;
}
