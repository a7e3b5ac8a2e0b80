import { expect, test } from '@jest/globals';
import { moved, orderOf, without } from '@/components/desk/fields/lists';

test('a part of a list is moved or removed', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});

test('a list that is one value is told whole after each change', () => {
  let list = ['a', 'b', 'c'];
  const order = () => orderOf(list, (changed) => (list = changed));
  expect(order().at(1)).toBe('b');
  order().move(2, 0);
  expect(list).toEqual(['c', 'a', 'b']);
  order().remove(1);
  expect(list).toEqual(['c', 'b']);
  order().insert(1, 'a');
  expect(list).toEqual(['c', 'a', 'b']);
});
