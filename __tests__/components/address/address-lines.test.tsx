import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { sampleStoredAddress } from '@/__tests__/support/sample-stored-address';
import { AddressLines } from '@/components/address/address-lines';

test('tag and Default stand in the line of the name', () => {
  render(<AddressLines address={sampleStoredAddress()} />);
  const name = screen.getByText('Asha Rao').parentElement;
  expect(name).toHaveTextContent('Asha RaoHomeDefault');
  expect(name).not.toHaveTextContent('Neem Lane');
});
