import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Floats } from '@/components/chrome/floats';
import { Footer, FooterFrame } from '@/components/chrome/footer';
import { Topline } from '@/components/chrome/topline';
import { departmentNames } from '@/contract/shop/departments';
import { pagePath } from '@/contract/shop/page-path';
import { shopProfile } from '@/contract/shop/shop';
import { CompanyContext } from '@/lib/settings/settings-context.client';

describe('footer', () => {
  beforeEach(() => {
    render(
      <FooterFrame>
        <Footer pages={[{ text: 'Our story', href: '/pages/1/our-story' }]} />
      </FooterFrame>,
    );
  });

  test.each([
    'shop',
    'blogs',
    'consultOurVaidya',
    'membershipPlans',
    'giftCard',
    'aboutUs',
    'inspireAndSupport',
    'organicLiving',
    'exports',
    'business',
    'franchise',
    'storeLocator',
    'contactUs',
    'events',
    'faq',
    'shippingPolicy',
    'terms',
    'returnPolicy',
    'privacyPolicy',
  ] as const)('links %s, which both specifications name', (name) => {
    const footer = within(screen.getByRole('contentinfo'));
    const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(pagePath(name));
  });

  test('links the pages that staff have written', () => {
    expect(screen.getByRole('link', { name: 'Our story' })).toHaveAttribute(
      'href',
      '/pages/1/our-story',
    );
  });

  test('renders no empty list', () => {
    for (const list of screen.getAllByRole('navigation')) {
      expect(within(list).getAllByRole('link').length).toBeGreaterThan(0);
    }
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

test('a shop without departments has no link to them, and no contact for exports', () => {
  const off = { isOn: false, phone: '', email: '', siteAddress: '', mapUrl: '' };
  const company = { ...shopProfile, exports: off, business: off, franchise: off };
  render(
    <CompanyContext value={{ ...company, organicLiving: off }}>
      <Footer pages={[]} />
      <Topline announcement={null} />
    </CompanyContext>,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const name of departmentNames()) expect(hrefs).not.toContain(pagePath(name));
  expect(screen.queryByText('Exports')).toBeNull();
  expect(hrefs).toContain(pagePath('storeLocator'));
});

test('the floating buttons link to WhatsApp and to the top without scripts', () => {
  render(<Floats />);
  expect(screen.getByRole('link', { name: 'Chat with us on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/910000011001',
  );
  expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute('href', '#top');
});
