import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from '@/components/ui/stepper.client';

const less = () => screen.getByRole('button', { name: 'Remove one' });
const more = () => screen.getByRole('button', { name: 'Add one' });

describe('Stepper', () => {
  test('requests one more and one less', async () => {
    const onChange = jest.fn();
    render(<Stepper label="Quantity of Tulsi Tea" value={2} max={5} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Quantity of Tulsi Tea' })).toBeVisible();
    await userEvent.click(more());
    await userEvent.click(less());
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  test('stops at 1 and at the stock', () => {
    const { rerender } = render(<Stepper label="Quantity" value={1} max={3} />);
    expect(less()).toBeDisabled();
    rerender(<Stepper label="Quantity" value={3} max={3} />);
    expect(more()).toBeDisabled();
  });

  test('goes down to 0 where that is allowed', () => {
    render(<Stepper label="Quantity" value={1} min={0} max={3} />);
    expect(less()).toBeEnabled();
  });

  test('is disabled while a request is pending', () => {
    render(<Stepper label="Quantity" value={2} max={3} busy />);
    expect(less()).toBeDisabled();
    expect(more()).toBeDisabled();
  });

  test('sends the next quantity as a plain form', async () => {
    const sent: unknown[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          sent.push([submitter?.getAttribute('name'), submitter?.getAttribute('value')]);
        }}
      >
        <Stepper label="Quantity" name="quantity" value={2} max={5} />
      </form>,
    );
    await userEvent.click(more());
    expect(sent).toEqual([['quantity', '3']]);
  });
});
