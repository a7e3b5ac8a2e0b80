/**
 * Runs in the page. Loads its fonts, style sheets and scripts once its first picture is there, at the
 * shopper's first touch or key, or after three seconds: what is asked for together shares the line.
 * @param {object} later
 * @param {string} later.faces the id of the style that has the fonts
 * @param {string[]} later.scripts addresses
 */
export function loadLater({ faces, scripts }) {
  const { head } = document;
  const { textContent: sheets } = document.currentScript.previousElementSibling;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    document.getElementById(faces).media = 'all';
    head.insertAdjacentHTML('beforeend', sheets);
    for (const src of scripts) {
      head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  };
  const loadAfterFrame = () => requestAnimationFrame(() => setTimeout(load));
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (picture && !picture.complete) {
    picture.addEventListener('load', loadAfterFrame);
    picture.addEventListener('error', load);
  } else loadAfterFrame();
  for (const sign of ['pointerdown', 'keydown']) {
    addEventListener(sign, load, { once: true, capture: true, passive: true });
  }
  setTimeout(load, 3000);
}
