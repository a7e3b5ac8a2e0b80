import { letSleep } from './let-sleep.ts';
import { loadLater } from './load-later.mjs';
import { repeatTaps } from './repeat-taps.mjs';
import { createUsedStyle, type UsedStyle } from './used-style.ts';
import { wakeNear } from './wake-near.mjs';

/* How Next.js writes what a page would wait for. */
const SHEETS =
  /<link (?:rel="stylesheet" href="([^"]+)" data-precedence="next"|href="([^"]+)" rel="stylesheet" as="style" data-precedence="dynamic")\/>/g;
const SCRIPTS = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const SCRIPT_PRELOADS = /<link rel="preload" as="script"[^>]*\/>/g;

/* In the head: what is above the end of a long page can be tapped before that has arrived. */
const REPEAT_TAPS = `<script>(${repeatTaps})()</script>`;

/**
 * Returns what makes a document of Next.js paint early. A document that it cannot change is sent as
 * it is, which is the same page, later.
 * @param distDir the folder of the build
 */
export function createFirstPaint(distDir: string): (html: string) => string {
  const usedStyle = createUsedStyle(distDir);
  return (html) => {
    try {
      return paintFirst(html, usedStyle);
    } catch (error) {
      console.error('A page is sent without the style that it uses.', error);
      return html;
    }
  };
}

/**
 * Returns a page that is painted as soon as its HTML has arrived, since the style that it uses
 * stands in its head. Its whole style sheets, for what appears later, and its scripts follow its
 * first picture (docs/decisions/0056).
 * @param html a document of Next.js
 */
export function paintFirst(html: string, usedStyle: UsedStyle): string {
  const sheets = [...html.matchAll(SHEETS)];
  const [first] = sheets;
  if (!first || !html.includes('</body>')) return html;
  const page = letSleep(html);
  const end = page.lastIndexOf('</body>');
  const hrefs = sheets.map(([, href, ofLazyPart = '']) => href ?? ofLazyPart);
  const scripts = [...html.matchAll(SCRIPTS)].map(([, src = '']) => src);
  return (page.slice(0, end) + later({ sheets: hrefs, scripts }) + page.slice(end))
    .replace(first[0], () => `<style>${usedStyle(hrefs, page)}</style>${REPEAT_TAPS}`)
    .replace(SHEETS, '')
    .replace(SCRIPT_PRELOADS, '')
    .replace(SCRIPTS, '');
}

/** Without JavaScript the browser loads the sheets at once. */
function later({ sheets, scripts }: { sheets: string[]; scripts: string[] }): string {
  const links = sheets.map(
    (href) => `<link data-precedence="next" rel="stylesheet" href="${href}">`,
  );
  return `<noscript>${links.join('')}</noscript><script>(${wakeNear})();(${loadLater})(${JSON.stringify(scripts)})</script>`;
}
