import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { textProvider } from '@/lib/language/text-provider.client';
import { useText } from '@/lib/language/use-text.client';

const EveryPage = textProvider('hi', { Cart: 'कार्ट' });
const Buying = textProvider('hi', { 'Place order': 'ऑर्डर करें' });

function Said() {
  const t = useText();
  return <p>{[t('Cart'), t('Place order'), t('Shop')].join(', ')}</p>;
}

test('a part of a page knows its own texts beside those of every page', () => {
  render(
    <EveryPage>
      <Said />
      <Buying>
        <Said />
      </Buying>
    </EveryPage>,
  );
  expect(screen.getByText('कार्ट, Place order, Shop')).toBeInTheDocument();
  expect(screen.getByText('कार्ट, ऑर्डर करें, Shop')).toBeInTheDocument();
});
