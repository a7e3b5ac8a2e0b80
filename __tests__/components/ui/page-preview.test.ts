import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showPagePreview } from '@/components/ui/page-preview';

const preview = () => document.querySelector<HTMLElement>('body > [aria-hidden="true"]');
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/shop');
  document.body.innerHTML = `
    <header data-line></header>
    <article data-preview><img src="/media/a/320.avif"><a href="/products/1/a">Wild Honey</a></article>
    <article data-preview><img src="/media/b/320.avif"><a href="/products/2/b">Ghee</a></article>
    <p><a href="/cart">Cart</a></p>`;
});
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});

const link = (text: string) => {
  const found = [...document.querySelectorAll('a')].find((one) => one.textContent === text);
  if (!found) throw new Error(`No link ${text}`);
  return found;
};

test('a tapped card shows the name and picture of its page at once, until the page is there', () => {
  showPagePreview(link('Wild Honey'));
  expect(preview()?.textContent).toBe('Wild Honey');
  expect(preview()?.querySelector('img')).not.toBeNull();
  pass(1000);
  expect(preview()).not.toBeNull();
  history.pushState(null, '', '/products/1/a');
  pass(20);
  expect(preview()).toBeNull();
});

test('the last tapped card counts', () => {
  showPagePreview(link('Wild Honey'));
  pass(100);
  showPagePreview(link('Ghee'));
  pass(100);
  expect(document.querySelectorAll('body > [aria-hidden="true"]')).toHaveLength(1);
  expect(preview()?.textContent).toBe('Ghee');
});

test('a link elsewhere has none', () => {
  showPagePreview(link('Cart'));
  expect(preview()).toBeNull();
});

test('a page that does not come gives back what was displayed', () => {
  showPagePreview(link('Wild Honey'));
  pass(8_050);
  expect(preview()).toBeNull();
});

test('leaves with the page, so that the back button restores one without it', () => {
  showPagePreview(link('Wild Honey'));
  dispatchEvent(new Event('pageshow'));
  expect(preview()).toBeNull();
});
