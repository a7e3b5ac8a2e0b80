/** The look of the documentation page; it needs nothing from elsewhere. */
export const DOCS_STYLE = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #26221c; background: #fffdf8; }
  h2 { margin-top: 3rem; text-transform: capitalize; }
  article { padding: 0.5rem 0 1rem; border-top: 1px solid #d9d2c4; }
  h3 { margin: 0.5rem 0 0; }
  code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
  table { width: 100%; margin: 0.5rem 0; border-collapse: collapse; }
  caption { text-align: left; font-weight: 600; }
  th, td { padding: 0.15rem 0.75rem 0.15rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th { width: 35%; font-weight: 400; }
  pre { overflow-x: auto; }
  a { color: #1f4d3a; }
`;
