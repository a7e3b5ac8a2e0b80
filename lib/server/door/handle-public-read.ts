import 'server-only';
import { answer, answerFailure } from './answers';

/** A GET handler whose answer is the same for everyone; it never looks at the cookie. */
export function handlePublicRead(
  read: (query: URLSearchParams) => Promise<object>,
  cacheControl: string,
) {
  return async (request: Request): Promise<Response> => {
    try {
      return answer(await read(new URL(request.url).searchParams), cacheControl);
    } catch (error) {
      return answerFailure(error);
    }
  };
}
