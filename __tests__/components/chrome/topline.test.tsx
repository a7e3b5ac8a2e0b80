import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Topline } from '@/components/chrome/topline';

describe('the line above the header', () => {
  test('says what delivery costs while staff announce nothing', () => {
    render(<Topline announcement={null} />);
    expect(screen.getByText('Cash on delivery available')).toBeInTheDocument();
  });

  test('says what staff announce, and leads there', () => {
    const announcement = { text: 'Closed on Diwali', link: '/store-locator' };
    render(<Topline announcement={announcement} />);
    const link = screen.getByRole('link', { name: 'Closed on Diwali' });
    expect(link).toHaveAttribute('href', '/store-locator');
    expect(screen.queryByText('Cash on delivery available')).toBeNull();
  });

  test('never leads to another site', () => {
    render(<Topline announcement={{ text: 'Look', link: '//evil.example' }} />);
    expect(screen.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/shop');
  });
});
