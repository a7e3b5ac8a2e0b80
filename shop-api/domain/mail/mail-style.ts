import { brandColours as colour } from '../../../contract/shop/shop.ts';
import { fontPath } from '../../../contract/shop/storefront-files.ts';

/*
 * Mail programs drop style sheets, so every element has an inline style; the sheet in the head is
 * for those that keep it: dark mode, phones, the shop's own type.
 */

const TEXT = "'Anek Devanagari Variable','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "'Eczar Variable',Georgia,'Times New Roman',serif";

/** The inline styles of a mail's parts. */
export const STYLE = {
  body: `margin:0;padding:0;background:${colour.cotton};color:${colour.ink};font-family:${TEXT};font-size:17px;line-height:1.5`,
  sheet: `width:100%;max-width:600px;background:${colour.page}`,
  band: `padding:22px 24px 18px;background:${colour.primary};font-family:${DISPLAY};font-size:26px;font-weight:600;color:${colour.thread}`,
  strip: `background:${colour.primary};font-size:0;line-height:0`,
  content: `padding:28px 24px 32px;overflow-wrap:break-word;word-break:break-word`,
  heading: `margin:0 0 18px;font-family:${DISPLAY};font-size:28px;line-height:1.15;font-weight:600;letter-spacing:-0.01em;color:${colour.ink}`,
  paragraph: `margin:0 0 16px;color:${colour.ink}`,
  quote: `margin:0 0 20px;padding:14px 18px;background:${colour.cotton};border-radius:14px;corner-shape:scoop;white-space:pre-line;overflow-wrap:anywhere;color:${colour.ink}`,
  table: 'width:100%;margin:0 0 24px;border-collapse:collapse',
  label: `padding:10px 16px 10px 0;border-bottom:1px solid ${colour.rule};text-align:left;font-weight:400;vertical-align:top;color:${colour.ink}`,
  value: `padding:10px 0;border-bottom:1px solid ${colour.rule};text-align:right;vertical-align:top;white-space:nowrap;color:${colour.ink}`,
  total: 'border-bottom:0;font-weight:600;font-size:19px',
  picture: `width:64px;padding:12px 0;border-bottom:1px solid ${colour.rule};vertical-align:top`,
  image: `display:block;width:64px;height:80px;border:0;border-radius:10px;corner-shape:scoop;background:${colour.placeholder};font-size:11px;line-height:1.2;color:${colour.hint}`,
  name: `padding:12px 12px 12px 14px;border-bottom:1px solid ${colour.rule};text-align:left;font-weight:400;vertical-align:top;color:${colour.ink}`,
  note: `color:${colour.hint};font-size:15px`,
  button: `display:inline-block;padding:14px 26px;border:1px solid ${colour.primaryLine};border-radius:8px;background:${colour.primary};color:${colour.page};font-weight:600;text-decoration:none`,
  hint: `margin:0 0 20px;color:${colour.hint};font-size:14px;word-break:break-all`,
  link: `color:${colour.primary};text-decoration:underline`,
  foot: `padding:20px 24px 28px;color:${colour.hint};font-size:14px;line-height:1.45`,
  card: `width:100%;margin:0 0 24px;background:${colour.haldi};border-radius:14px;corner-shape:scoop;color:${colour.haldiInk}`,
  cardHead: `padding:20px 22px 0;font-family:${DISPLAY};font-size:22px;font-weight:600;color:${colour.haldiInk}`,
  cardKind: `padding:20px 22px 0;text-align:right;white-space:nowrap;font-weight:600;color:${colour.haldiInk}`,
  cardBody: `padding:14px 22px 18px;color:${colour.haldiInk};overflow-wrap:anywhere`,
  amount: `margin:0 0 10px;font-size:44px;line-height:1;font-weight:600;letter-spacing:-0.018em;color:${colour.haldiInk}`,
  person: `margin:0 0 6px;font-weight:600;color:${colour.haldiInk}`,
  message: `margin:0 0 6px;white-space:pre-line;color:${colour.haldiInk}`,
  code: `margin:16px 0 8px;padding:14px 10px;border:2px dashed ${colour.haldiInk};border-radius:8px;background:${colour.haldiTint};text-align:center;font-family:Menlo,Consolas,'Courier New',monospace;font-size:22px;line-height:1.3;font-weight:700;letter-spacing:0.02em;color:${colour.haldiInk};-webkit-user-select:all;user-select:all`,
  small: `margin:0;font-size:15px;color:${colour.haldiInk}`,
} as const;

const DARK = {
  page: '#0d1a15',
  sheet: '#15251e',
  panel: '#1f332a',
  ink: '#f4efe2',
  hint: '#b4c0b8',
  rule: '#35493f',
};

/** The font files of the shop's basic characters and of the rupee sign. */
const MAIL_FONTS = [
  { family: 'Eczar Variable', weight: '600', file: 'eczar-basic.v2.woff2' },
  { family: 'Eczar Variable', weight: '600', file: 'eczar-rupee.v2.woff2', range: 'U+20B9' },
  { family: 'Anek Devanagari Variable', weight: '400 700', file: 'anek-basic.v2.woff2' },
  {
    family: 'Anek Devanagari Variable',
    weight: '400 700',
    file: 'anek-rupee.v2.woff2',
    range: 'U+20B9',
  },
] as const;

/** Returns the rules that load the shop's type, for the programs that allow it. */
export function fontFaces(publicOrigin: string): string {
  return MAIL_FONTS.map(({ family, weight, file, ...more }) => {
    const range = 'range' in more ? `unicode-range:${more.range};` : '';
    const metrics = family.startsWith('Eczar')
      ? 'ascent-override:108%;descent-override:50%;line-gap-override:0%;'
      : 'ascent-override:102%;descent-override:46%;line-gap-override:0%;';
    return `@font-face{font-family:"${family}";src:url("${publicOrigin}${fontPath(file)}") format("woff2");font-weight:${weight};${range}${metrics}}`;
  }).join('');
}

/** Returns the sheet in the head of a mail. */
export function mailSheet(publicOrigin: string): string {
  return [
    fontFaces(publicOrigin),
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.content{padding:24px 16px 28px!important}.band,.foot{padding-left:16px!important;padding-right:16px!important}.heading{font-size:25px!important}.kinar{height:20px!important;object-fit:cover;object-position:left}.amount{font-size:38px!important}.code{font-size:19px!important}}',
    '@media (prefers-color-scheme:dark){',
    `.page{background:${DARK.page}!important}`,
    `.sheet{background:${DARK.sheet}!important}`,
    `.panel{background:${DARK.panel}!important}`,
    `.ink{color:${DARK.ink}!important}`,
    `.hint{color:${DARK.hint}!important}`,
    `.rule{border-color:${DARK.rule}!important}`,
    `.button{background:${colour.haldi}!important;border-color:${colour.haldi}!important;color:${colour.haldiInk}!important}`,
    `.link{color:${colour.haldi}!important}`,
    '}',
  ].join('');
}
