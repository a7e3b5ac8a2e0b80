import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { galleryViews } from '@/components/product/gallery-views';
import { ProductGallery } from '@/components/product/product-gallery.client';

const WIDTH = 500;

/** Renders the gallery in a strip 500 pixels wide; jsdom itself has no layout. */
function draw(facts = {}) {
  const view = render(<ProductGallery views={galleryViews(sampleProduct(facts))} />);
  const strip = screen.queryByRole('list', { name: 'Product pictures' });
  const scrollTo = jest.fn();
  if (strip) {
    Object.defineProperty(strip, 'clientWidth', { value: WIDTH });
    Object.assign(strip, { scrollTo });
  }
  const swipeTo = (index: number) => {
    if (strip) fireEvent.scroll(strip, { target: { scrollLeft: index * WIDTH } });
  };
  return { ...view, scrollTo, swipeTo };
}

const thumb = (name: string) => screen.getByRole('link', { name });

describe('ProductGallery', () => {
  test('renders every picture and loads the first one eagerly', () => {
    draw();
    const strip = within(screen.getByRole('list', { name: 'Product pictures' }));
    expect(strip.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Front of the pack',
      'The pack with tulsi',
      'Tulsi, drawn',
    ]);
    expect(strip.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  test('scrolls to a thumbnail’s picture; thumbnails are plain links before scripts run', async () => {
    const { scrollTo } = draw();
    expect(thumb('Tulsi, drawn')).toHaveAttribute('href', '#picture-3');
    expect(document.getElementById('picture-3')).toContainElement(
      screen.getByRole('img', { name: 'Tulsi, drawn' }),
    );
    await userEvent.click(thumb('Tulsi, drawn'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 2 * WIDTH });
  });

  test('marks the thumbnail of the picture that is swiped to', () => {
    const { swipeTo } = draw();
    expect(thumb('Front of the pack')).toHaveAttribute('aria-current', 'true');
    swipeTo(1);
    expect(thumb('The pack with tulsi')).toHaveAttribute('aria-current', 'true');
    expect(thumb('Front of the pack')).toHaveAttribute('aria-current', 'false');
    expect(screen.getByText('2 / 3')).toBeInTheDocument();
  });

  test('opens the current picture in a dialog until it is closed', async () => {
    const { swipeTo } = draw();
    swipeTo(1);
    await userEvent.click(screen.getByRole('button', { name: 'Look closer' }));
    const dialog = await screen.findByRole('dialog', { name: 'The pack with tulsi' });
    expect(within(dialog).getByRole('img', { name: 'The pack with tulsi' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('turns to the next picture in the dialog, and from the last to the first', async () => {
    const { swipeTo, scrollTo } = draw();
    await userEvent.click(screen.getByRole('button', { name: 'Look closer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Front of the pack' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH });
    swipeTo(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
  });

  test('loads no large picture before the dialog is opened', () => {
    const { container } = draw();
    expect(container.querySelector('dialog img')).toBeNull();
  });

  test('keeps its space when a product has no picture', () => {
    const { container } = draw({ images: [] });
    expect(container).not.toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
