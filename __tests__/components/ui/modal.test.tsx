import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@/components/ui/dialog.client';
import { Drawer } from '@/components/ui/drawer.client';

/** jsdom has the dialog element but cannot open it. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

describe('Dialog', () => {
  test('is named by its title and requests to be closed', async () => {
    const onClose = jest.fn();
    render(
      <Dialog open onClose={onClose} title="Write a review">
        Words
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Write a review' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('reports when the browser closes it, as on Escape', () => {
    const onClose = jest.fn();
    render(
      <Dialog open onClose={onClose} title="Write a review">
        Words
      </Dialog>,
    );
    const dialog: HTMLDialogElement = screen.getByRole('dialog');
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('opens and closes with its property', () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} onClose={() => {}} title="Write a review">
        Words
      </Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    rerender(dialog(true));
    expect(screen.getByRole('dialog')).toBeVisible();
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('Drawer has its buttons below its content', () => {
  render(
    <Drawer open onClose={() => {}} title="Filter" foot={<button type="button">Show 53</button>}>
      Choices
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveTextContent(/Choices.*Show 53/);
});
