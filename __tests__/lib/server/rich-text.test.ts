import { describe, expect, test } from '@jest/globals';
import sanitizeHtml from 'sanitize-html';
import { cleanHtml } from '@/lib/server/rich-text';

/** Known XSS payloads. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img/src="x"/onerror=alert(1)//',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)" id="cart" class="button">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf">',
  '<form action="https://evil.example"><input name="otp"><button>Go</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{background:url(https://evil.example)}</style>',
  '<video><source onerror="alert(1)"></video>',
  '<details open ontoggle=alert(1)>x</details>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<template><script>alert(1)</script></template>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<a href="https://evil.example" target="_top" rel="opener" onclick="alert(1)">x</a>',
  '<h1 style="position:fixed" onmouseover="alert(1)">x</h1>',
  '<iframe src="https://maps.example"><p>x</p></iframe>',
];

/** Everything a browser can act on: every tag with its attributes, as parsed. */
function actionable(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attribs) => {
      found.push(tag);
      for (const [name, value] of Object.entries(attribs)) found.push(`${name}=${value}`);
    },
  });
  return found;
}

describe('rich text', () => {
  test.each(ATTACKS)('removes everything that runs or loads from %s', (attack) => {
    const clean = cleanHtml(attack);
    expect(cleanHtml(clean)).toBe(clean);
    for (const part of actionable(clean)) {
      expect(part).not.toMatch(
        /^(script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link|template|on\w+=|style=|id=|class=|srcdoc=)/i,
      );
      expect(part).not.toMatch(/=\s*(javascript|vbscript|data|\/\/)/i);
    }
  });

  test('keeps the markup that staff use', () => {
    const html =
      '<h2>Why tulsi</h2><p>It is <strong>warm</strong> and <em>bright</em>.<br /></p>' +
      '<ul><li>One</li></ul><table><tbody><tr><th scope="row">Net</th><td>100 g</td></tr></tbody></table>' +
      '<blockquote>Steep it.</blockquote><p><a href="/shop" title="All goods">Shop</a></p>';
    expect(cleanHtml(html)).toBe(html);
  });

  test('keeps the text of removed tags', () => {
    expect(cleanHtml('<div><font color="red">Fresh</font> today</div>')).toBe('Fresh today');
  });

  test.each(['https://fssai.gov.in/', 'HTTP://fssai.gov.in/'])(
    'opens %s beside the shop, which that site learns nothing of',
    (href) => {
      expect(cleanHtml(`<a href="${href}" title="Licences" target="_top" rel="opener">x</a>`)).toBe(
        `<a href="${href}" title="Licences" target="_blank" rel="noopener noreferrer">x</a>`,
      );
    },
  );

  test('keeps who said a quotation', () => {
    const html = '<blockquote>Wait.<cite>Gaurang Vala</cite></blockquote>';
    expect(cleanHtml(html)).toBe(html);
  });

  test('contains no first-level heading, which belongs to the page', () => {
    expect(cleanHtml('<h1>Tea</h1>')).toBe('<h2>Tea</h2>');
  });

  test('keeps pictures of this site, loaded lazily', () => {
    expect(cleanHtml('<img src="/media/a/640.webp" alt="Leaves" width="640" height="480" />')).toBe(
      '<img src="/media/a/640.webp" alt="Leaves" width="640" height="480" loading="lazy" />',
    );
    expect(cleanHtml('<p>Leaves<img src="https://elsewhere.example/a.jpg"></p>')).toBe(
      '<p>Leaves</p>',
    );
  });

  test.each([
    'mailto:care@vanya.example',
    'tel:+910000000000',
    '/categories/404/health-care',
    '#facts',
  ])('keeps a link to %s', (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });
});
