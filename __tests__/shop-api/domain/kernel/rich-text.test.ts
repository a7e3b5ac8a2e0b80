import { describe, expect, test } from '@jest/globals';
import { cleanRichText, RichTexts } from '@/shop-api/domain/kernel/rich-text';

describe('a rich text that is stored', () => {
  test('stays as an editor writes it', () => {
    const html =
      '<h2>Roast</h2><p>A <strong>date</strong>, see <a href="https://example.com/x" title="x">here</a>.</p><ul><li>one</li></ul><img src="/media/1/640.webp" alt="" width="640" height="480" />';
    expect(cleanRichText(html)).toEqual({ html, removed: [] });
  });

  test.each([
    ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>', ['<script>']],
    ['<style>p{color:red}</style><p>Hi</p>', '<p>Hi</p>', ['<style>']],
    ['<p style="color:red" class="x">Hi</p>', '<p>Hi</p>', ['style of <p>', 'class of <p>']],
    ['<p onclick="steal()">Hi</p>', '<p>Hi</p>', ['onclick of <p>']],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>', ['href of <a>']],
    ['<iframe src="https://evil.example"></iframe>Hi', 'Hi', ['<iframe>']],
    ['<div><span>Hi</span></div>', 'Hi', ['<div>', '<span>']],
    ['<img src="https://evil.example/x.png">Hi', 'Hi', ['<img>', 'src of <img>']],
    ['<h1>Hi</h1>', '<h2>Hi</h2>', []],
    ['<a href="/shop" target="_blank" rel="noopener">Hi</a>', '<a href="/shop">Hi</a>', []],
  ])('keeps the words of %s, and names what it lost', (given, html, removed) => {
    expect(cleanRichText(given)).toEqual({ html, removed });
  });

  test('says in one message what was left out of each text', () => {
    const texts = new RichTexts();
    expect(texts.message).toBeUndefined();
    texts.clean('Text', '<p onclick="x()">Hi</p>');
    const cleaned = texts.cleanIn('Text', 'content', {
      hi: { title: 'नीम', content: '<p>नीम</p><script>x</script>' },
    });
    expect(cleaned).toEqual({ hi: { title: 'नीम', content: '<p>नीम</p>' } });
    expect(texts.message).toBe(
      'Text is saved without onclick of <p>, which pages do not show. Text in Hindi is saved without <script>, which pages do not show.',
    );
  });
});
