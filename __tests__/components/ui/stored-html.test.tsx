import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { Link, SurfaceProvider } from '@/components/ui/link.client';
import type { Surface } from '@/lib/surface';

// The storefront has it so; jsdom would take that of browsers.
jest.unstable_mockModule('react-dom/server', () => ({ renderToStaticMarkup }));
const { storedHtml } = await import('@/components/ui/stored-html');

const draw = jest.fn();

function Shelf({ names }: { names: string[] }) {
  draw();
  return names.map((name) => (
    <Link key={name} href={`/${name}`}>
      {name}
    </Link>
  ));
}

const page = (surface: Surface, ...names: string[]) => (
  <SurfaceProvider surface={surface}>
    <Stored names={names} />
  </SurfaceProvider>
);

let Stored = storedHtml(Shelf);

beforeEach(() => {
  draw.mockClear();
  Stored = storedHtml(Shelf);
});

describe('a part of the frame on the server', () => {
  test('is the HTML of the part', () => {
    expect(renderToStaticMarkup(page('web', 'tea'))).toContain('<a href="/tea">tea</a>');
  });

  test('is drawn once for all pages', () => {
    const first = renderToStaticMarkup(page('web', 'tea'));
    expect(renderToStaticMarkup(page('web', 'tea'))).toBe(first);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('has the links of its surface', () => {
    renderToStaticMarkup(page('web', 'tea'));
    expect(renderToStaticMarkup(page('hi-web', 'tea'))).toContain('href="/hi/tea"');
    expect(renderToStaticMarkup(page('app', 'tea'))).toContain('href="/tea?mobile=true"');
  });

  test('is drawn again when what it displays has changed', () => {
    renderToStaticMarkup(page('web', 'tea'));
    expect(renderToStaticMarkup(page('web', 'oil'))).toContain('/oil');
  });
});
