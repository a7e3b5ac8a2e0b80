import { describe, expect, it } from '@jest/globals';
import { writeLetter } from '@/shop-api/domain/mail/letter';
import { button, heading, paragraph, quote, table } from '@/shop-api/domain/mail/letter-parts';

const URL = 'https://vanya.example/reset-password/a-b_c?x=1&y="2"';

const LETTER = {
  subject: 'Choose <b> & "go"',
  parts: [
    heading('Your <em>order</em>'),
    paragraph('Somebody & <i>you</i> asked.'),
    quote('With <u>love</u>,\nAsha'),
    table([
      { label: "Ghee <1 l> × 2, it's", value: '₹1,23,456.00' },
      { label: 'To pay', value: '₹1,23,456.00', isTotal: true },
    ]),
    button('Choose <it>', URL),
  ],
};

const WORDS = [
  'Hello,',
  'Your <em>order</em>',
  'Somebody & <i>you</i> asked.',
  'With <u>love</u>,',
  "Ghee <1 l> × 2, it's",
  '₹1,23,456.00',
  'To pay',
  'Choose <it>',
  URL,
  'Vanya Organics (demo company)',
  'Shed 4, Vanya Pack House, Demo Estate, Sanand, Ahmedabad 382110, Gujarat, India',
  'GSTIN 24AAAAA0000A1Z8',
];

/** What a mail program shows of HTML. */
function shownOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>|<[^>]+>/gs, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

describe('a letter', () => {
  it('says the same as text and as HTML, in the same order', () => {
    const { text, html } = writeLetter(LETTER);
    for (const said of [text, shownOf(html)]) {
      const places = WORDS.map((words) => said.indexOf(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it('lets no value become markup', () => {
    const { html } = writeLetter(LETTER);
    expect(html).not.toMatch(/<i>|<it>|<b>|<u>|<em>|<1 l>|y="2"/);
    expect(html).toContain(
      'href="https://vanya.example/reset-password/a-b_c?x=1&amp;y=&quot;2&quot;"',
    );
    expect(html).toContain('<title>Choose &lt;b&gt; &amp; &quot;go&quot;</title>');
  });

  it('sets off what somebody typed, line by line', () => {
    expect(writeLetter(LETTER).text).toContain('> With <u>love</u>,\n> Asha');
  });

  it('asks nobody for anything when it is opened', () => {
    expect(writeLetter(LETTER).html).not.toMatch(/<(img|script|link|iframe)|url\(/);
  });

  it('keeps its subject as it is', () => {
    expect(writeLetter(LETTER).subject).toBe(LETTER.subject);
  });
});
