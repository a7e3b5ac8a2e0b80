import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackButton } from '@/components/shared/back-button.client';

afterEach(() => {
  jest.restoreAllMocks();
});

test('returns to the previous page', async () => {
  history.pushState(null, '', '/shop');
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
  const onBack = jest.fn();
  render(<BackButton onBack={onBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(onBack).toHaveBeenCalledTimes(1);
});
