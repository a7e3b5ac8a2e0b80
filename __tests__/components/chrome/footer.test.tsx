import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Floats } from '@/components/chrome/floats';
import { Footer } from '@/components/chrome/footer';
import { shopProfile } from '@/lib/shop-profile';

describe('footer', () => {
  beforeEach(() => {
    render(<Footer />);
  });

  test('links every page that both specifications name', () => {
    const footer = within(screen.getByRole('contentinfo'));
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/shop',
        '/blogs',
        '/consult-our-vaidya',
        '/subscription-plans',
        '/gift-voucher',
        '/about-us',
        '/inspire-and-support',
        '/organic-living',
        '/exports',
        '/bussiness',
        '/franchise',
        '/store-locator',
        '/contact-us',
        '/event',
        '/faq',
        '/shipping-policy',
        '/terms-and-conditions',
        '/return-and-refund-policy',
        '/privacy-policy',
      ]),
    );
  });

  test.each(['support', 'exports', 'grievanceOfficer'] as const)(
    '%s can be called and written to',
    (desk) => {
      const { phone, email } = shopProfile[desk];
      expect(screen.getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll(' ', '')}`,
      );
      expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    },
  );

  test('names the company, its office, the grievance officer and every licence', () => {
    const legal = screen.getByRole('region', { name: 'Company and licences' });
    for (const text of [
      shopProfile.legalName,
      shopProfile.address.postalCode,
      shopProfile.grievanceOfficer.name,
      shopProfile.gstin,
      ...shopProfile.licences.map((licence) => licence.number),
    ]) {
      expect(legal).toHaveTextContent(text);
    }
  });
});

test('the floating buttons lead to WhatsApp and to the top without script', () => {
  render(<Floats />);
  expect(screen.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/910000011001',
  );
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});
