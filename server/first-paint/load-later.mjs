/**
 * Runs in the page. Loads its style sheets and scripts once its first picture is there, at the
 * shopper's first touch or key, or two and a half seconds after the HTML: what is asked for
 * together shares the line.
 * @param {string[]} scripts addresses
 */
export function loadLater(scripts) {
  const { head } = document;
  const sheets = document.currentScript.previousElementSibling.textContent.replaceAll(
    '<link',
    '<link media="not all"',
  );
  let isLoading = false;
  // Each that came alone would have the styles of the whole page computed again.
  const addSheets = () => {
    head.insertAdjacentHTML('beforeend', sheets);
    const links = [...head.querySelectorAll('link[media="not all"]')];
    let waiting = links.length;
    const count = () => {
      waiting -= 1;
      if (waiting === 0) for (const link of links) link.media = 'all';
    };
    for (const link of links) link.onload = link.onerror = count;
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    addSheets();
    for (const src of scripts) {
      head.append(Object.assign(document.createElement('script'), { src, async: true }));
    }
  };
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || (picture.complete && picture.currentSrc)) load();
  else {
    picture.addEventListener('load', load);
    picture.addEventListener('error', load);
    // A browser may choose the file after this script; one that displays no pictures never does.
    const check = () => picture.currentSrc || load();
    requestAnimationFrame(() => requestAnimationFrame(check));
  }
  for (const sign of ['pointerdown', 'keydown']) {
    addEventListener(sign, load, { once: true, capture: true, passive: true });
  }
  setTimeout(load, 2500);
}
