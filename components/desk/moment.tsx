import { momentInWords } from '@/lib/desk/indian-time';

/** When something happened, in Indian time. */
export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{momentInWords(iso)}</time>;
}
