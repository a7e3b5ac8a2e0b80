import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Price } from '@/components/shared/price';

describe('Price', () => {
  test('strikes the catalogue price through and shows the saving', () => {
    const { container } = render(<Price price={1249} basePrice={1399} />);
    expect(container).toHaveTextContent('Price ₹1,249.00');
    expect(container.querySelector('s')).toHaveTextContent('Catalog price ₹1,399.00');
    expect(container).toHaveTextContent('11% off');
  });

  test('shows one price when nothing is saved', () => {
    const { container } = render(<Price price={495} basePrice={495} />);
    expect(container.querySelector('s')).toBeNull();
    expect(container).not.toHaveTextContent('off');
  });
});
