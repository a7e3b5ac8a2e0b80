import { expect, test } from '@jest/globals';
import pictureLoader, { pictureSrcSet } from '@/lib/format/picture-loader';

test('requests only stored widths', () => {
  expect(pictureSrcSet({ src: '/media/ab', widths: [320, 480] }, 'avif')).toBe(
    '/media/ab/320.avif 320w, /media/ab/480.avif 480w',
  );
});

test('is a loader for next/image', () => {
  expect(pictureLoader({ src: '/media/ab', width: 320 })).toBe('/media/ab/320.webp');
});
