import { describe, expect, test } from '@jest/globals';
import { readHtml, writeHtml } from '@/components/desk/rich/rich-html';
import { cleanHtml } from '@/lib/server/rich-text';

const edited = (html: string) => writeHtml(readHtml(html));

/** Every tag that the shop's pages keep. */
const WHOLE = [
  '<h2>Ghee</h2><h3>How</h3><h4>Why</h4>',
  '<p>Pure <strong>cow</strong> <em>ghee</em>, <cite>Charaka</cite><br>and <a href="/products/1">more</a></p>',
  '<ul><li>One</li><li>Two<ol><li>Deep</li></ol></li></ul>',
  '<blockquote><p>Good.</p></blockquote><hr>',
  '<table><thead><tr><th scope="col">Per</th><th scope="col">100 g</th></tr></thead>',
  '<tbody><tr><td>Fat</td><td>99 g</td></tr></tbody></table>',
  '<figure><img src="/media/cow.webp" alt="A cow" width="800" height="600"><figcaption>A cow</figcaption></figure>',
  '<p><img src="/media/leaf.webp" alt="A leaf"></p>',
].join('');

describe('the editor of rich texts', () => {
  test('keeps all that the pages of the shop show, as it is', () => {
    expect(edited(WHOLE)).toBe(WHOLE.replace('Two<ol>', '<p>Two</p><ol>'));
  });

  test('offers nothing that they leave out', () => {
    const written = edited(WHOLE);
    // The pages themselves add only that a picture is loaded late.
    expect(cleanHtml(written).replace(/ loading="lazy"| \/(?=>)/g, '')).toBe(written);
  });

  test('understands older tags, and leaves scripts, styles and pictures of other sites out', () => {
    expect(edited('<h1>Big</h1><p><b>B</b><i>I</i></p>')).toBe(
      '<h2>Big</h2><p><strong>B</strong><em>I</em></p>',
    );
    const hostile =
      '<script>alert(1)</script><p style="color:red" onclick="x()">Hi<img src="https://x.example/p.png"></p>';
    expect(edited(hostile)).toBe('<p>Hi</p>');
  });

  test('writes an empty text as an empty text', () => {
    expect([edited(''), edited('<p></p>')]).toEqual(['', '']);
  });
});
