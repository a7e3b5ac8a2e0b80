import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture, Thumbnail } from '@/components/ui/picture';

const picture = { src: '/media/ab', width: 960, height: 1200, widths: [320, 640, 960], blur: '' };
const tall = { ...picture, src: '/media/cd', widths: [480] };

describe('Picture', () => {
  test('offers AVIF first, in the stored widths, and reserves its space', () => {
    const { container } = render(<Picture picture={picture} alt="A jar" sizes="50vw" />);
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      '/media/ab/320.avif 320w, /media/ab/640.avif 640w, /media/ab/960.avif 960w',
    );
    const img = screen.getByRole('img', { name: 'A jar' });
    expect(img).toHaveAttribute('width', '960');
    expect(img).toHaveAttribute('height', '1200');
    expect(img).toHaveAttribute('loading', 'lazy');
  });

  test('loads eagerly with high priority on the first screen', () => {
    render(<Picture picture={picture} alt="A jar" sizes="50vw" eager />);
    const img = screen.getByRole('img', { name: 'A jar' });
    expect(img).toHaveAttribute('loading', 'eager');
    expect(img).toHaveAttribute('fetchpriority', 'high');
  });

  test('shows another picture on narrow screens', () => {
    const { container } = render(
      <Picture picture={picture} alt="" sizes="100vw" narrow={{ picture: tall, maxWidth: 600 }} />,
    );
    const first = container.querySelector('source');
    expect(first).toHaveAttribute('media', '(max-width: 600px)');
    expect(first).toHaveAttribute('srcset', '/media/cd/480.avif 480w');
    for (const source of container.querySelectorAll('source[sizes]')) {
      expect(source.getAttribute('srcset')).toMatch(/^(\/media\/\S+ \d+w(, |$))+$/);
    }
  });
});

test('Thumbnail uses the smallest file', () => {
  render(<Thumbnail picture={picture} alt="A jar" />);
  expect(screen.getByRole('img', { name: 'A jar' })).toHaveAttribute('src', '/media/ab/320.webp');
});
