import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StockAlertView } from '@/components/product/stock-alert-view';
import { stockAlertMessages } from '@/contract/messages/stock-alerts';

type View = Parameters<typeof StockAlertView>[0];

const LOTION = { id: 1032, name: 'Vetiver Body Lotion', isOut: true };
const WRONG = 'Invalid email format';
const UNTICKED = 'Please tick the box';

const draw = (view: Partial<View> = {}) =>
  render(<StockAlertView product={LOTION} ownEmail={undefined} flash={undefined} {...view} />);

const refused = (errors: Record<string, string[]>) => ({
  message: Object.values(errors).flat()[0] ?? '',
  isError: true,
  typed: { email: 'not an email' },
  errors,
});

const email = () => screen.queryByRole('textbox', { name: /Email/ });
const consent = () => screen.queryByRole('checkbox');

describe('asking for a mail when a product is back', () => {
  test('needs an address of a guest', () => {
    draw();
    expect(email()).toBeVisible();
    expect(consent()).not.toBeChecked();
    expect(document.body).toHaveFocus();
  });

  test('uses the proven address of a customer', () => {
    draw({ ownEmail: 'demo@example.com' });
    expect(screen.getByText('demo@example.com')).toBeVisible();
    expect(email()).toBeNull();
    expect(consent()).toBeVisible();
  });

  test('says a wrong address once, at the field, which has it and the focus', () => {
    draw({ flash: refused({ email: [WRONG], consent: [UNTICKED] }) });
    expect(screen.getAllByText(WRONG)).toHaveLength(1);
    expect(email()).toHaveValue('not an email');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(WRONG);
  });

  test('moves the focus to the box where only the box is missing', () => {
    draw({ flash: refused({ consent: [UNTICKED] }) });
    expect(screen.getAllByText(UNTICKED)).toHaveLength(1);
    expect(consent()).toHaveFocus();
  });

  test('says at the top what belongs to no field', () => {
    draw({ flash: { message: stockAlertMessages.failed, isError: true } });
    expect(screen.getByText(stockAlertMessages.failed)).toBeVisible();
    expect(email()).toBeVisible();
  });

  test('says at the top what is wrong with the address of the account', () => {
    draw({ ownEmail: 'demo@example.com', flash: refused({ email: [WRONG] }) });
    expect(screen.getByText(WRONG)).toBeVisible();
  });

  test('ends with the promise, without the form', () => {
    draw({ flash: { message: stockAlertMessages.stored, isError: false } });
    expect(screen.getByText(stockAlertMessages.stored)).toBeVisible();
    expect(email()).toBeNull();
  });

  test('is not offered for a product in stock', () => {
    draw({ product: { ...LOTION, isOut: false } });
    expect(screen.getByText(stockAlertMessages.inStock)).toBeVisible();
    expect(email()).toBeNull();
  });
});
