import styles from './page-preview.module.css';

/*
 * The page of a tapped card, as far as the card knows it: picture and name, where the page will have
 * them. A router that renders a whole page takes a slow phone most of a second. Outside React, which
 * renders the page meanwhile.
 */

/** A page that takes longer has the line alone, and what was displayed before is seen again. */
const ENDS_AFTER_MS = 8_000;

let preview: HTMLElement | undefined;

function end(): void {
  preview?.remove();
  preview = undefined;
}

/** Covers the page with the preview of the one that `link` opens, if it stands in a card with one. */
export function showPagePreview(link: HTMLElement): void {
  end();
  const picture = link.closest('[data-preview]')?.querySelector('img');
  if (!picture) return;
  preview = drawPreview(link.textContent, picture);
  document.body.append(preview);
  endWhenLeft(preview);
  // The back button may restore the page that was left.
  addEventListener('pageshow', end, { once: true });
}

function drawPreview(name: string, picture: HTMLImageElement): HTMLElement {
  const cover = newPart(styles.cover);
  // Screen readers hear the title of the page when it is there.
  cover.ariaHidden = 'true';
  cover.style.setProperty('--below', `${bottomOfHeader()}px`);
  const image = new Image();
  // The file that the card displays is there already.
  image.src = picture.currentSrc;
  image.alt = '';
  image.className = styles.picture ?? '';
  const title = newPart(styles.title);
  title.textContent = name;
  const text = newPart();
  text.append(
    title,
    newPart(`mt-3 cotton round-1 ${styles.line}`),
    newPart(`mt-3 cotton round-1 ${styles.line}`),
  );
  const page = newPart(`wrap stack top ${styles.page}`);
  page.append(image, text);
  cover.append(page);
  return cover;
}

function newPart(className = ''): HTMLElement {
  const part = document.createElement('div');
  part.className = className;
  return part;
}

function bottomOfHeader(): number {
  const header = document.querySelector('[data-line]');
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
}

/** The address changes together with the page, so it is there in the frame after. */
function endWhenLeft(own: HTMLElement): void {
  const from = location.href;
  const last = performance.now() + ENDS_AFTER_MS;
  const check = () => {
    if (own !== preview) return;
    if (location.href !== from || performance.now() > last) end();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
