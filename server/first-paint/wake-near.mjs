/**
 * Runs in the page. Puts what `letSleep` has kept as a text in its place: when it comes near the
 * screen, when its menu is about to open, and all of it when a key moves through the page, the page
 * is printed, or its address names a place in it.
 */
export function wakeNear() {
  const parts = () => document.querySelectorAll('[data-far]');
  const wake = (part) => {
    const [text] = part.children;
    if (text?.tagName !== 'NOSCRIPT') return;
    part.innerHTML = text.textContent;
    part.removeAttribute('data-far');
    part.dispatchEvent(new Event('awake'));
  };
  const wakeAll = () => parts().forEach(wake);
  if (location.hash !== '') {
    wakeAll();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
    },
    { rootMargin: '120% 0px' },
  );
  for (const part of parts()) observer.observe(part);
  // What is closed has no place on the screen.
  const wakeMenu = ({ target }) => {
    const menu = target.closest?.('[popovertarget]')?.getAttribute('popovertarget');
    if (menu) document.getElementById(menu)?.querySelectorAll('[data-far]').forEach(wake);
  };
  addEventListener('pointerdown', wakeMenu, { capture: true, passive: true });
  addEventListener('click', wakeMenu, { capture: true, passive: true });
  const onKey = ({ key, target }) => {
    if (key !== 'Tab' && target.matches?.('input, textarea, select')) return;
    removeEventListener('keydown', onKey, true);
    wakeAll();
  };
  addEventListener('keydown', onKey, true);
  addEventListener('beforeprint', wakeAll);
}
