import { mayLinkTo } from '@/contract/kit/rich-text';
import { isOwnPicture } from '../rich-schema';

/** What a text may bring that the editor cannot hold, and its name. */
const PARTS: { name: string; selector: string; isLost?: (element: Element) => boolean }[] = [
  {
    name: 'pictures of other sites',
    selector: 'img',
    isLost: (picture) => !isOwnPicture(picture.getAttribute('src')),
  },
  {
    name: 'links that pages do not have',
    selector: 'a[href]',
    isLost: (link) => !mayLinkTo(link.getAttribute('href') ?? ''),
  },
  { name: 'crossed out text (the words stay)', selector: 's, strike, del' },
  { name: 'underlines (the words stay)', selector: 'u, ins' },
  { name: 'videos and other embedded parts', selector: 'iframe, video, audio, object, embed, svg' },
  { name: 'form fields', selector: 'input, select, textarea' },
];

/** Says what a pasted text had that is not in the editor; '' where nothing is missing. */
export function leftOut(html: string): string {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  const lost = PARTS.filter(({ selector, isLost = () => true }) =>
    [...body.querySelectorAll(selector)].some(isLost),
  );
  if (lost.length === 0) return '';
  return `Pasted without ${lost.map(({ name }) => name).join(', ')}.`;
}
