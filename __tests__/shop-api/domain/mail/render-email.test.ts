import { describe, expect, test } from '@jest/globals';
import { button, heading, paragraph, quote, table } from '@/shop-api/domain/mail/email-sections';
import { renderEmail } from '@/shop-api/domain/mail/render-email';

const URL = 'https://vanya.example/reset-password/a-b_c?x=1&y="2"';

const LETTER = {
  subject: 'Choose <b> & "go"',
  sections: [
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

/** Returns the text that a mail program displays for HTML. */
function shownOf(html: string): string {
  return html
    .replace(/<head>.*?<\/head>|<[^>]+>/gs, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

describe('an email', () => {
  test('has the same content as text and as HTML, in the same order', () => {
    const { text, html } = renderEmail(LETTER);
    for (const said of [text, shownOf(html)]) {
      const places = WORDS.map((words) => said.indexOf(words));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  test('lets no value become markup', () => {
    const { html } = renderEmail(LETTER);
    expect(html).not.toMatch(/<i>|<it>|<b>|<u>|<em>|<1 l>|y="2"/);
    expect(html).toContain(
      'href="https://vanya.example/reset-password/a-b_c?x=1&amp;y=&quot;2&quot;"',
    );
    expect(html).toContain('<title>Choose &lt;b&gt; &amp; &quot;go&quot;</title>');
  });

  test('marks typed text as a quote, line by line', () => {
    expect(renderEmail(LETTER).text).toContain('> With <u>love</u>,\n> Asha');
  });

  test('loads nothing from the network when it is opened', () => {
    expect(renderEmail(LETTER).html).not.toMatch(/<(img|script|link|iframe)|url\(/);
  });

  test('leaves its subject unchanged', () => {
    expect(renderEmail(LETTER).subject).toBe(LETTER.subject);
  });
});
