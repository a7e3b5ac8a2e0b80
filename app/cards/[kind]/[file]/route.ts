import { readCardPath } from '@/lib/server/cards/card';
import { answerNoFile } from '@/lib/server/http/no-file';
import { sendCard } from '@/lib/server/http/send-card';
import { getCardFile } from '@/lib/server/pages/cards';

interface Context {
  params: Promise<{ kind: string; file: string }>;
}

/** Returns the picture that messengers show beside a link to a product, category, post or event. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, file } = await params;
  const card = readCardPath(kind, file);
  if (!card) return answerNoFile();
  const { print, ...name } = card;
  return sendCard(print, () => getCardFile(name));
}
