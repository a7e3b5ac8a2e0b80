import { expect, test } from '@jest/globals';
import {
  islandPoints,
  labelHeights,
  MAP_SIZE,
  onMap,
  outlinePath,
} from '@/components/stores/india-map';

test('the whole country is on the map', () => {
  const outline = Array.from(outlinePath().matchAll(/([\d.-]+) ([\d.-]+)/g), ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  expect(outline.length).toBeGreaterThan(80);
  for (const { x, y } of [...outline, ...islandPoints()]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP_SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP_SIZE.height);
  }
});

test('north is above south, and west is left of east', () => {
  const delhi = onMap({ latitude: 28.6, longitude: 77.2 });
  const chennai = onMap({ latitude: 13.1, longitude: 80.3 });
  expect(delhi.y).toBeLessThan(chennai.y);
  expect(delhi.x).toBeLessThan(chennai.x);
});

test('labels of close points move apart, evenly and in their order', () => {
  const heights = labelHeights([
    { x: 80, y: 236 },
    { x: 300, y: 240 },
    { x: 82, y: 233 },
    { x: 76, y: 257 },
  ]);
  expect(heights).toEqual([242, 240, 223, 261]);
});

test('a label that has room stays beside its point', () => {
  expect(
    labelHeights([
      { x: 80, y: 100 },
      { x: 80, y: 160 },
    ]),
  ).toEqual([100, 160]);
});
