import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Invitation } from '@/components/cart/invitation';
import { membershipMessages } from '@/contract/messages/memberships';
import { englishText } from '@/contract/messages/text-with-values';

const MUMBAI = { to: 'Mumbai', shipping: 100 };
const AHMEDABAD = { to: '380009', shipping: 0 };
const OFFER = { price: 99, deliveryPaid: 0 };
const invitation = () => screen.queryByRole('link');

describe('the invitation to the membership', () => {
  test('names the delivery of this cart and what the customer has paid for others', () => {
    render(<Invitation {...OFFER} deliveryPaid={400} delivery={MUMBAI} known={MUMBAI} />);
    expect(invitation()).toHaveAttribute('href', '/subscription-plans');
    expect(invitation()).toHaveTextContent('Save ₹100.00 on this order');
    expect(invitation()).toHaveTextContent(englishText(membershipMessages.deliveryPaid('₹400.00')));
    expect(invitation()).toHaveTextContent('₹99.00 for a month');
  });

  test('claims no saving while the delivery is unknown', () => {
    render(<Invitation {...OFFER} delivery={undefined} known={undefined} />);
    expect(invitation()).toHaveTextContent(/^Free delivery with Elite/);
    expect(invitation()).not.toHaveTextContent(/save|paid/i);
  });

  test('is left out where the delivery is free anyway', () => {
    const { container } = render(<Invitation {...OFFER} delivery={AHMEDABAD} known={AHMEDABAD} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('keeps its space, unseen, when an entered PIN code has free delivery', () => {
    const { container } = render(<Invitation {...OFFER} delivery={AHMEDABAD} known={undefined} />);
    expect(container.firstElementChild).toHaveClass('unneeded');
  });
});
