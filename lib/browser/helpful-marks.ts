import { reviewMessages } from '@/contract/messages/reviews';
import { grouped } from '@/contract/shop/grouped';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import { query } from '@/lib/api-routes/path';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { MarkedReview, ReviewMarks } from '@/lib/view/product';
import { getJson, sendJson } from './http';
import { openLogin } from './login-popup';
import { fetchSession, sharedSession } from './session-store';
import { toast } from './toast';

/** The "helpful" forms of a list of reviews, in the elements that the server has sent. */
export interface HelpfulMarks {
  /** Marks the review of a form, or takes the mark back. Without a login it opens that. Never rejects. */
  change: (form: HTMLFormElement) => Promise<void>;
  /** Ends the marks: a change of the session no longer presses the forms. */
  stop: () => void;
}

const NONE: ReviewMarks = { own: null, helpful: [] };

/** Presses what the reader of a list has marked, after a login and once a page. */
export function helpfulMarks(list: Element, productId: number): HelpfulMarks {
  let known: Promise<ReviewMarks> | undefined;
  const press = async () => {
    const isLoggedIn = sharedSession.get()?.loggedIn === true;
    known = isLoggedIn ? (known ?? readMarks(productId)) : undefined;
    const asked = known;
    const marks = (await asked?.catch(() => undefined)) ?? NONE;
    // A mark that was set meanwhile holds.
    if (asked === known) for (const form of formsOf(list)) pressForm(form, marks);
    else await press();
  };
  const change = async (form: HTMLFormElement) => {
    const { button, id } = partsOf(form);
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    try {
      if (await isLoggedOut()) askToLogIn();
      else {
        const now = await sendMark(id, button.getAttribute('aria-pressed') !== 'true');
        displayMark(form, now);
        known = known?.then((marks) => withMark(marks, id, now.helpful));
      }
    } catch (error) {
      if (isNotLoggedIn(error)) askToLogIn();
      else toast.error(messageFor(error, reviewMessages.failed), undefined, { about: 'helpful' });
    }
    button.removeAttribute('aria-disabled');
  };
  void press();
  return { change, stop: sharedSession.subscribe(() => void press()) };
}

function formsOf(list: Element): NodeListOf<HTMLFormElement> {
  return list.querySelectorAll('form[data-helpful]');
}

function partsOf(form: HTMLFormElement) {
  const button = form.querySelector('button') as HTMLButtonElement;
  return { button, count: button.querySelector('.num'), id: Number(form.dataset.helpful) };
}

/** The author of a review reads its count alone. */
function pressForm(form: HTMLFormElement, { own, helpful }: ReviewMarks): void {
  const { button, count, id } = partsOf(form);
  button.setAttribute('aria-pressed', String(helpful.includes(id)));
  button.disabled = own === id;
  form.hidden = own === id && !count?.textContent;
}

function displayMark(form: HTMLFormElement, { helpful, count: marked }: MarkedReview): void {
  const { button, count } = partsOf(form);
  button.setAttribute('aria-pressed', String(helpful));
  if (count) count.textContent = marked > 0 ? grouped(marked) : '';
}

function withMark({ own, helpful }: ReviewMarks, id: number, isMarked: boolean): ReviewMarks {
  const others = helpful.filter((one) => one !== id);
  return { own, helpful: isMarked ? [...others, id] : others };
}

/** If the session cannot be loaded, the mark is sent, and its answer says so. */
async function isLoggedOut(): Promise<boolean> {
  const known = sharedSession.get();
  const session = known?.isNamed ? known : await fetchSession();
  return session?.loggedIn === false;
}

function askToLogIn(): void {
  toast.error(reviewMessages.loginToMark, undefined, { about: 'helpful' });
  openLogin();
}

async function readMarks(productId: number): Promise<ReviewMarks> {
  return getJson(query(shoppingApi.reviewMarks(), { product_id: String(productId) }));
}

async function sendMark(reviewId: number, helpful: boolean): Promise<MarkedReview> {
  return sendJson('post', shoppingApi.markReview(reviewId), { body: { helpful } });
}
