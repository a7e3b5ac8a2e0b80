import 'server-only';
import { orUnavailable } from './or-unavailable';

/** An address with the print of the content never changes; one of earlier content leads on. */
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=300';

interface DrawnCard {
  jpeg: string;
  print: string;
}

/**
 * Sends the card that `read` returns; 404 without one, 503 while it cannot be drawn. `print` is the
 * one of the address.
 */
export async function sendCard(
  print: string,
  read: () => Promise<DrawnCard | null>,
): Promise<Response> {
  const answer = async () => {
    const card = await read();
    if (!card) return new Response(null, { status: 404 });
    return new Response(Buffer.from(card.jpeg, 'base64'), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': card.print === print ? FOREVER : FOR_NOW,
      },
    });
  };
  return orUnavailable(answer, { retryAfterS: 5 });
}
