import { brandColours as colour } from '../../../contract/shop/shop.ts';
import { artPath } from '../../../contract/shop/storefront-files.ts';
import { fontFaces } from '../../domain/mail/mail-style.ts';

/** Returns the style of the demo inbox, in the shop's type and colours. */
export function inboxStyle(publicOrigin: string): string {
  return `${fontFaces(publicOrigin)}
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1.0625rem/1.5 "Anek Devanagari Variable", system-ui, sans-serif; color: ${colour.ink}; background: ${colour.cotton}; }
  .band { color: ${colour.thread}; background: ${colour.primary} url("${publicOrigin}${artPath('kinar-light.svg')}") left bottom / 64px 20px repeat-x; }
  .band div { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: center; max-width: 46rem; margin: 0 auto; padding: 18px 16px 36px; }
  .band img { display: block; }
  .band a, .band p { margin: 0; color: inherit; }
  .band a { display: inline-flex; align-items: center; min-height: 44px; margin-left: auto; }
  main { max-width: 46rem; margin: 0 auto; padding: 28px 16px 48px; }
  h1, h2 { font-family: "Eczar Variable", Georgia, serif; font-weight: 600; line-height: 1.12; letter-spacing: -0.01em; }
  h1 { margin: 0; font-size: clamp(1.75rem, 1.42rem + 1.45vw, 2.625rem); }
  h2 { margin: 4px 0 12px; font-size: 1.375rem; overflow-wrap: anywhere; }
  .lead { margin: 8px 0 24px; color: ${colour.hint}; }
  article { margin: 0 0 20px; overflow-wrap: anywhere; }
  article.mail { padding: 18px; border: 1px solid ${colour.rule}; border-radius: 14px; corner-shape: scoop; background: ${colour.page}; }
  article.sms { max-width: 26rem; padding: 12px 16px; border-radius: 18px 18px 18px 4px; background: ${colour.leaf}; }
  article header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; font-size: 0.9375rem; }
  time { color: ${colour.hint}; font-size: 0.875rem; }
  article.sms time { color: ${colour.ink}; }
  article p { margin: 4px 0 0; white-space: pre-line; }
  article a { color: ${colour.primary}; }
  iframe { display: block; width: 100%; height: 40rem; border: 1px solid ${colour.rule}; border-radius: 8px; background: ${colour.cotton}; color-scheme: light; resize: vertical; }
  pre { margin: 0; white-space: pre-wrap; font: 0.875rem/1.5 ui-monospace, monospace; }
  summary { display: inline-flex; align-items: center; min-height: 44px; margin-right: 16px; color: ${colour.primary}; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid ${colour.focus}; outline-offset: 2px; }
  .band :focus-visible { outline-color: ${colour.haldi}; }
  @media (max-width: 600px) { article.mail { padding: 14px 10px; } iframe { height: 34rem; } }`;
}
