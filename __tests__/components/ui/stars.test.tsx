import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StarPicker } from '@/components/ui/star-picker';
import { Rating, Stars } from '@/components/ui/stars';

test('Stars announce their value', () => {
  render(<Stars value={4.3} />);
  expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
});

describe('Rating', () => {
  test('shows the average with one decimal and the number of reviews', () => {
    render(<Rating average={4} count={1046} />);
    expect(screen.getByText('4.0')).toBeVisible();
    expect(screen.getByText(/1,046/)).toBeVisible();
  });

  test('shows nothing without reviews', () => {
    const { container } = render(<Rating average={0} count={0} />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('StarPicker offers 1 to 5 stars and starts at the given value', () => {
  render(<StarPicker legend="Rating" name="rating" defaultValue={4} />);
  expect(screen.getByRole('group', { name: 'Rating' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByRole('radio', { name: '1 star' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
});
