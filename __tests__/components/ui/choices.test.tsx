import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Checkbox } from '@/components/ui/checkbox';
import { Chip, RemoveChip } from '@/components/ui/chip';
import { CountBadge } from '@/components/ui/count-badge';
import { RadioCard } from '@/components/ui/radio-card';

test('a checkbox is named by its label and its count', () => {
  render(<Checkbox name="tag" label="Sugar Free" count={9} />);
  expect(screen.getByRole('checkbox', { name: /Sugar Free\s*9/ })).not.toBeChecked();
});

test('a chip exposes whether it is pressed', () => {
  render(<Chip pressed>11:00 am</Chip>);
  expect(screen.getByRole('button', { name: '11:00 am', pressed: true })).toBeVisible();
});

test('a chosen filter’s link is named as removing it', () => {
  render(<RemoveChip href="/shop">Powder</RemoveChip>);
  expect(screen.getByRole('link', { name: 'Remove Powder' })).toHaveAttribute('href', '/shop');
});

test('a radio card excludes its buttons from its name', () => {
  render(
    <RadioCard name="address" actions={<button type="button">Edit</button>}>
      Nandini Desai
    </RadioCard>,
  );
  expect(screen.getByRole('radio', { name: 'Nandini Desai' })).toBeVisible();
});

test('a counter shows 99+ above 99 and is hidden at zero', () => {
  const { container, rerender } = render(<CountBadge count={120} />);
  expect(container).toHaveTextContent('99+');
  rerender(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
});
