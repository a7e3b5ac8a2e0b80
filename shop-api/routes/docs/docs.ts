import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { areas } from '../../../contract/endpoints.ts';
import { absolutePath, type Endpoint, fileTypeOf } from '../../../contract/kit/endpoint.ts';
import { AREA_TEXTS, CALLERS } from './area-texts.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';
import { describeRules } from './rule-text.ts';

/** The style of the documentation page; it loads nothing. */
const DOCS_STYLE = `
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

const areaNames = Object.keys(areas) as (keyof typeof areas)[];

/** Renders the contract as a page. */
function docsPage() {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Shop API</title>
        <style>
          ${raw(DOCS_STYLE)}
        </style>
      </head>
      <body>
        <h1>Shop API</h1>
        <p>
          Every call carries <code>Companyid: 7</code>. Visitors send <code>Visitor: {id}</code>,
          customers <code>Authorization: token {token}</code>. A write with an
          <code>Idempotency-Key</code> may be repeated. The same as
          <a href="/openapi.json">OpenAPI</a>.
        </p>
        <nav>${areaNames.map((area) => html`<a href="#${area}">${area}</a> `)}</nav>
        ${areaNames.map((area) => areaSection(area, areas[area]))}
      </body>
    </html>`;
}

function areaSection(area: keyof typeof areas, rows: Record<string, Endpoint>) {
  return html`<section id="${area}">
    <h2>${area}</h2>
    <p>${AREA_TEXTS[area]}</p>
    ${Object.entries(rows).map(([name, row]) => callArticle(name, row))}
  </section>`;
}

function callArticle(name: string, row: Endpoint) {
  const fileType = fileTypeOf(row);
  const bodyTitle = row.bodyKind === 'multipart' ? 'Body (multipart/form-data)' : 'Body (JSON)';
  return html`<article id="${name}">
    <h3><code>${row.method} ${absolutePath(row.path)}</code></h3>
    <p>${row.summary}. For: ${CALLERS[row.access]}.</p>
    ${row.query ? fields('Query', jsonSchema(row.query)) : ''}
    ${row.body ? fields(bodyTitle, jsonSchema(row.body)) : ''}
    ${fileType ? html`<p>Answers a file of type ${fileType}.</p>` : answer(jsonSchema(row.answer))}
  </article>`;
}

function fields(title: string, { properties = {}, required = [] }: JsonSchema) {
  return html`<table>
    <caption>
      ${title}
    </caption>
    <tbody>
      ${Object.entries(properties).map(
        ([name, schema]) =>
          html`<tr>
            <th scope="row"><code>${name}</code>${required.includes(name) ? ' *' : ''}</th>
            <td>${describeRules(schema)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function answer(schema: JsonSchema) {
  return html`<details>
    <summary>Answer</summary>
    <pre>${outline(schema)}</pre>
  </details>`;
}

/** Renders an answer as an indented outline: `name: type`. */
function outline(schema: JsonSchema, indent = ''): string {
  const within = schema.items ?? schema;
  return Object.entries(within.properties ?? {})
    .map(
      ([name, field]) =>
        `${indent}${name}: ${describeRules(bare(field))}\n${deeper(field, indent)}`,
    )
    .join('');
}

function deeper(field: JsonSchema, indent: string): string {
  return outline(field, `${indent}  `);
}

function bare({ properties: _properties, required: _required, items, ...rest }: JsonSchema) {
  return items ? { ...rest, items: { type: items.type ?? 'any' } } : rest;
}

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** `GET /openapi.json` and `GET /docs`: the contract for programs and for people. */
export function docsRoutes(): Hono {
  // Few processes are ever asked for it, and all open faster without it.
  let document: ReturnType<typeof openApiDocument> | undefined;
  return new Hono()
    .get('/openapi.json', (c) => {
      document ??= openApiDocument();
      return c.json(document);
    })
    .get('/docs', (c) => c.html(docsPage(), 200, { 'Content-Security-Policy': PAGE_POLICY }));
}
