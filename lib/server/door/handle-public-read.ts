import 'server-only';
import { answer, answerFailure } from './answers';

/** A GET handler whose answer is the same for everyone; it never looks at the cookie. */
export function handlePublicRead(
  read: (query: URLSearchParams) => Promise<object>,
  cacheControl: string,
) {
  return (request: Request): Promise<Response> =>
    answerAll(() => read(new URL(request.url).searchParams), cacheControl);
}

/** The same where the path says what is read. */
export function handlePublicReadOf<Params>(
  read: (params: Params) => Promise<object>,
  cacheControl: string,
) {
  return (_request: Request, { params }: { params: Promise<Params> }): Promise<Response> =>
    answerAll(async () => read(await params), cacheControl);
}

async function answerAll(read: () => Promise<object>, cacheControl: string): Promise<Response> {
  try {
    return answer(await read(), cacheControl);
  } catch (error) {
    return answerFailure(error);
  }
}
