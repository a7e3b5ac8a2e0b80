import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { shopProfile } from '@/contract/shop/shop';
import {
  button,
  giftCard,
  heading,
  paragraph,
  quote,
  table,
} from '@/shop-api/domain/mail/email-sections';
import { renderEmail } from '@/shop-api/domain/mail/render-email';

const URL = 'https://vanya.example/reset-password/a-b_c?x=1&y="2"';

const LETTER = {
  company: shopProfile,
  publicOrigin: 'https://vanya.example',
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
    .replace(/<head>.*?<\/head>|<div style="display:none.*?<\/div>|<[^>]+>/gs, ' ')
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

  test('loads the public pictures and type of the shop, and nothing else', () => {
    const { html } = renderEmail(LETTER);
    expect(html).not.toMatch(/<(script|link|iframe|form)/);
    const loaded = [...html.matchAll(/(?:src|url)[=(]"([^"]+)"/g)].map(([, address]) => address);
    expect(loaded.length).toBeGreaterThan(0);
    for (const address of loaded) {
      expect(address).toMatch(/^https:\/\/vanya\.example\/(art|fonts)\/[\w.-]+$/);
      const file = String(address).replace('https://vanya.example/', 'public/');
      expect(existsSync(join(PROJECT_ROOT, file))).toBe(true);
    }
  });

  test('has the drawn logo of the demo shop, and the name of another one', () => {
    const company = { ...shopProfile, name: 'Salt & Sons' };
    const { html } = renderEmail({ ...LETTER, company });
    expect(shownOf(html)).toContain('Salt & Sons');
    expect(html).not.toContain('mail-logo');
    expect(renderEmail(LETTER).html).toContain('/art/mail-logo.png" alt="Vanya"');
  });

  test('says that it can be dark, and has colours for it', () => {
    const { html } = renderEmail(LETTER);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  test('gives every picture a text and a size, and only lays out by tables', () => {
    const { html } = renderEmail(LETTER);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
      expect(picture).toMatch(/alt="/);
      expect(picture).toMatch(/width="\d+"/);
    }
    expect(html).not.toMatch(/display:(flex|grid)|[;{"]position:/);
  });

  test('in Hindi keeps the names on a gift voucher as they were typed', () => {
    const card = giftCard({
      amount: '₹1,000.00',
      receiver: 'May',
      sender: 'Asha and April',
      message: '',
      code: 'ABCD-EFGH',
      validity: '',
    });
    const { text, html } = renderEmail({ ...LETTER, language: 'hi', sections: [card] });
    for (const said of [text, shownOf(html)]) {
      expect(said).toContain('May के लिए');
      expect(said).toContain('Asha and April की ओर से');
    }
  });

  test('leaves its subject unchanged', () => {
    expect(renderEmail(LETTER).subject).toBe(LETTER.subject);
  });
});
