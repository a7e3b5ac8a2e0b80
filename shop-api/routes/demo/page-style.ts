/** The storefront's fonts, which it serves beside the page; text and rupee sign are two files. */
const FONTS = [
  ['Eczar', 'eczar-basic.v2', 'ascent-override: 108%; descent-override: 50%'],
  [
    'Eczar',
    'eczar-rupee.v2',
    'ascent-override: 108%; descent-override: 50%; unicode-range: U+20B9',
  ],
  ['Anek', 'anek-basic.v2', 'ascent-override: 102%; descent-override: 46%'],
  ['Anek', 'anek-rupee.v2', 'ascent-override: 102%; descent-override: 46%; unicode-range: U+20B9'],
].map(
  ([family, file, rest]) =>
    `@font-face { font-family: ${family}; font-weight: 100 800; font-display: optional; line-gap-override: 0%; src: url("/fonts/${file}.woff2") format("woff2"); ${rest}; }`,
);

/** The style of the demo gateway's pages, in the shop's type and colours (`app/tokens.css`). */
export const PAGE_STYLE = `
  ${FONTS.join('\n  ')}
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1.0625rem/1.52 Anek, "Noto Sans Devanagari", system-ui, sans-serif; color: #16281f; background: #f7f4eb; }
  header { padding: 1rem 0; color: #fbf4e2; background: #0f4a36; border-bottom: 6px solid #f2b632; }
  header > div { max-width: 64rem; margin: 0 auto; padding: 0 1.25rem; }
  header p { margin: 0; }
  .brand, h1, h2, legend { font-family: Eczar, Georgia, serif; font-weight: 600; line-height: 1.15; letter-spacing: -0.01em; }
  .brand { font-size: 1.625rem; }
  main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
  h1 { margin: 0.5rem 0 0.25rem; font-size: clamp(1.75rem, 1.42rem + 1.45vw, 2.625rem); }
  h2 { margin: 0 0 0.25rem; font-size: 1.375rem; }
  legend { margin-bottom: 0.75rem; padding: 0; font-size: 1.375rem; }
  p { margin: 0.25rem 0; }
  .about, .hint { color: #47574e; overflow-wrap: anywhere; }
  .hint { font-size: 0.9375rem; line-height: 1.35; }
  form { display: grid; gap: 1.25rem; margin-top: 1.25rem; }
  .card { padding: 1.25rem; background: #fff; border: 1px solid #dcdfd6; border-radius: 14px; }
  fieldset { min-width: 0; margin: 0 0 1.25rem; padding: 0; border: 0; }
  .way { margin-top: 0.625rem; border: 1.5px solid #7c8a82; border-radius: 8px; background: #fff; }
  .way > label { display: flex; gap: 0.75rem; align-items: center; min-height: 3.25rem; padding: 0 1rem; font-weight: 600; cursor: pointer; }
  .way input[type='radio'] { width: 1.375rem; height: 1.375rem; margin: 0; accent-color: #0f4a36; }
  .way:has(input:checked) { border-color: #0f4a36; background: #f5faf5; }
  .details { display: grid; gap: 0.75rem; padding: 0 1rem 1rem; }
  .way:not(:has(input:checked)) .details { display: none; }
  .details label { display: grid; gap: 0.125rem; font-size: 0.9375rem; }
  .details input, .details select { width: 100%; min-height: 3rem; padding: 0 0.75rem; font: inherit; color: inherit; background: #fff; border: 1px solid #7c8a82; border-radius: 8px; }
  .details input[readonly] { background: #f7f4eb; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
  button { min-height: 3rem; padding: 0.375rem 1.375rem; font: inherit; font-weight: 600; line-height: 1.15; border-radius: 8px; cursor: pointer; }
  .main { width: 100%; min-height: 3.375rem; font-size: 1.125rem; color: #fff; background: #0f4a36; border: 1.5px solid #0f4a36; }
  .main:hover { background: #0a3527; }
  .other { color: #0f4a36; background: #fff; border: 1.5px solid #0f4a36; }
  .other:hover { background: #e4efe4; }
  .endings { margin: 0.75rem 0 0; padding: 0; list-style: none; }
  .endings li { padding: 0.75rem 0; border-top: 1px solid #dcdfd6; }
  .endings li:last-child { padding-bottom: 0; }
  :focus-visible { outline: 3px solid #27357f; outline-offset: 2px; }
  @media (min-width: 56rem) { form { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); align-items: start; } .card { padding: 1.5rem; } }
`;
