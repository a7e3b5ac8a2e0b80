import { expect, test } from '@jest/globals';
import { escapeXml, xmlText } from '@/lib/format/xml';

test('a text cannot end its element or attribute', () => {
  expect(xmlText('title', `Salt & "pepper" <b>'s</b>`)).toBe(
    '<title>Salt &amp; &quot;pepper&quot; &lt;b&gt;&apos;s&lt;/b&gt;</title>',
  );
});

test('characters that XML forbids are left out, others stay', () => {
  expect(escapeXml('a\u0000b\u000bc\uffff\n₹ तुलसी 🌿')).toBe('abc\n₹ तुलसी 🌿');
});

test('an empty text has no element', () => {
  expect(xmlText('title', '')).toBe('');
  expect(xmlText('title', undefined)).toBe('');
});
