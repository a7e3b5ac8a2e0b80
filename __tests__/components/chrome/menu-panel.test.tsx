import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuPanel } from '@/components/chrome/menu-panel.client';

const hidePopover = jest.fn();

// jsdom implements neither popovers nor layout.
Object.assign(HTMLElement.prototype, { hidePopover, checkVisibility: () => true });

beforeEach(() => {
  hidePopover.mockClear();
  render(
    <>
      <MenuPanel id="menu" label="Categories">
        <details>
          <summary>Coffee</summary>
          <a href="#beans">Beans</a>
        </details>
        <a href="#all">All</a>
      </MenuPanel>
      <button type="button">Elsewhere</button>
    </>,
  );
});

test('closes when a link in it is followed', async () => {
  await userEvent.click(screen.getByText('Coffee'));
  expect(hidePopover).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Beans' }));
  expect(hidePopover).toHaveBeenCalled();
});

test('closes when the keyboard focus leaves it', async () => {
  screen.getByRole('link', { name: 'All' }).focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(hidePopover).toHaveBeenCalled();
});

test('arrow keys, Home and End move through it', async () => {
  const summary = screen.getByText('Coffee');
  summary.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Beans' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(summary).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(summary).toHaveFocus();
});
