import { expect, test } from '@jest/globals';
import { letSleep } from '@/server/first-paint/let-sleep';

const far = (part: string) => `<div class="contents" data-far="">${part}</div>`;
const asleep = (part: string) => far(`<noscript>${part}</noscript>`);

test('a far part is a text for browsers with scripts, and itself for the others', () => {
  const page = (part: string) => `<main><p>Near</p>${part}<p>Behind</p></main>`;
  const part = '<div class="contents"><ul><li><div>Ghee</div></li></ul></div>';
  expect(letSleep(page(far(part)))).toBe(page(asleep(part)));
});

test('each of several sleeps, and what is between them does not', () => {
  expect(letSleep(`${far('<p>1</p>')}<p>2</p>${far('<p>3</p>')}`)).toBe(
    `${asleep('<p>1</p>')}<p>2</p>${asleep('<p>3</p>')}`,
  );
});

test('a part with a noscript of its own stays awake: neither can be in the other', () => {
  const page = far('<noscript>Call us</noscript>');
  expect(letSleep(page)).toBe(page);
});

test('a part without an end is no page', () => {
  expect(() => letSleep('<div class="contents" data-far=""><div></div>')).toThrow('no end');
});
