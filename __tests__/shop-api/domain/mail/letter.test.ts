import { describe, expect, it } from '@jest/globals';
import { writeLetter } from '@/shop-api/domain/mail/letter';

const LETTER = {
  subject: 'Choose <b> & "go"',
  before: 'Somebody & <i>you</i> asked.',
  link: { label: 'Choose <it>', url: 'https://vanya.example/reset-password/a-b_c?x=1&y="2"' },
  after: "It's yours.",
};

describe('a letter', () => {
  it('says the same as text and as HTML', () => {
    const { text, html } = writeLetter(LETTER);
    const shown = html
      .replace(/<head>.*?<\/head>|<[^>]+>/gs, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');
    for (const words of [LETTER.before, LETTER.after, LETTER.link.url, 'Hello,', 'Vanya']) {
      expect(text).toContain(words);
      expect(shown).toContain(words);
    }
  });

  it('lets no value become markup', () => {
    const { html } = writeLetter(LETTER);
    expect(html).not.toMatch(/<i>|<it>|<b>|y="2"/);
    expect(html).toContain(
      'href="https://vanya.example/reset-password/a-b_c?x=1&amp;y=&quot;2&quot;"',
    );
    expect(html).toContain('<title>Choose &lt;b&gt; &amp; &quot;go&quot;</title>');
  });

  it('keeps its subject as it is', () => {
    expect(writeLetter(LETTER).subject).toBe(LETTER.subject);
  });
});
