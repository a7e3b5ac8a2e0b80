import { expect, test } from '@jest/globals';
import { wordsOf } from '@/shop-api/domain/catalogue/search/text/fold';
import {
  beginsPlainWord,
  headOf,
  isFiller,
  isWish,
} from '@/shop-api/domain/catalogue/search/text/plain-words';

test.each([
  ['Lakadong Turmeric Powder', 'turmeric'],
  ['Turmeric Pepper Infused Ghee', 'ghee'],
  ['Panchgavya Soap Pack of 4', 'soap'],
  ['Amla Prash Without Added Sugar', 'prash'],
  ['Gir Cow A2 Bilona Ghee Family Jar', 'ghee'],
  ['Ashwagandha Capsules', 'ashwagandha'],
])('"%s" is %s', (name, head) => {
  expect(headOf(wordsOf(name))).toBe(head);
});

test('fillers are known in English, Hindi and Gujarati, in both scripts', () => {
  const fillers = wordsOf('for ke liye के लिए वाला માટે');
  expect(fillers.filter((word) => !isFiller(word))).toEqual([]);
  expect(wordsOf('ghee घी tel').filter(isFiller)).toEqual([]);
});

test('wishes are no conditions', () => {
  expect(wordsOf('organic pure desi shudh शुद्ध').filter((word) => !isWish(word))).toEqual([]);
});

test('the beginning of a filler may become one', () => {
  expect(['acch', 'turm'].map(beginsPlainWord)).toEqual([true, false]);
});
