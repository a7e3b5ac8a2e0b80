import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { sampleVaidya } from '@/__tests__/support/sample-vaidya';
import { AboutView } from '@/components/content/about-view';
import { FranchiseView } from '@/components/content/franchise-view';
import { PartnersView } from '@/components/content/partners-view';
import { POLICIES, type Policy } from '@/components/content/policies';
import { PolicyView } from '@/components/content/policy-view';
import { VaidyaView } from '@/components/content/vaidya-view';
import { shopProfile } from '@/contract/shop/shop';
import { MEMBERSHIP_NAME } from '@/contract/shop/shop-names';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import type { DisplayedText } from '@/lib/view/content';
import type { CleanHtml } from '@/lib/view/rich-text';

const text: DisplayedText = {
  title: 'A page',
  html: '<p>First.</p><h2 id="section-one">One</h2><h3 id="section-deep">Deep</h3>' as CleanHtml,
  headings: [
    { id: 'section-one', text: 'One', level: 2 },
    { id: 'section-deep', text: 'Deep', level: 3 },
  ],
  updated: { text: '1 October 2026', iso: '2026-10-01' },
};
const trail = [{ label: 'Home', href: '/' }, { label: 'A page' }];
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a policy', () => {
  const draw = (policy: Policy, facts: Partial<DisplayedText> = {}) =>
    render(<PolicyView policy={policy} text={{ ...text, ...facts }} trail={trail} />);

  test('has its title, the day of its last change, and its sections', () => {
    draw(POLICIES.terms);
    expect(screen.getByRole('heading', { level: 1, name: 'A page' })).toBeVisible();
    expect(screen.getByText('1 October 2026')).toHaveAttribute('datetime', '2026-10-01');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#section-one',
    ]);
    expect(document.getElementById('section-one')).not.toBeNull();
  });

  test('shows no day when there is none', () => {
    draw(POLICIES.terms, { updated: null });
    expect(screen.queryByText(/^Updated/)).toBeNull();
  });

  test.each(Object.values<Policy>(POLICIES))('$title links the three others', (policy) => {
    draw(policy);
    const others = within(screen.getByRole('navigation', { name: 'Other policies' }));
    const hrefs = others.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toHaveLength(3);
    expect(hrefs).not.toContain(policy.href);
  });

  test.each([POLICIES.terms, POLICIES.returns, POLICIES.privacy])(
    '$title names the grievance officer, as the law asks',
    (policy) => {
      draw(policy);
      const { name, phone, email } = shopProfile.grievanceOfficer;
      expect(screen.getByText(name)).toBeVisible();
      expect(href(phone)).toMatch(/^tel:/);
      expect(href(email)).toBe(`mailto:${email}`);
    },
  );

  test('about privacy names the address for personal data', () => {
    draw(POLICIES.privacy);
    expect(href(shopProfile.privacyEmail)).toBe(`mailto:${shopProfile.privacyEmail}`);
  });
});

test('the page about the shop names its people, company, licences, figures and contacts', () => {
  const statistics = [{ id: 1, name: 'Small makers', value: '120+' }];
  const partner = {
    id: 1,
    name: 'Gauvatsal',
    kind: 'Gaushala',
    text: 'Cows.',
    image: null,
    url: null,
  };
  render(
    <AboutView
      text={text}
      picture={samplePicture()}
      statistics={statistics}
      partners={[partner]}
      vaidyas={[sampleVaidya()]}
      trail={trail}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Gauvatsal' })).toBeVisible();
  expect(screen.getByRole('heading', { name: sampleVaidya().name })).toBeVisible();
  const company = screen.getByRole('region', { name: /^The company behind/ });
  const { legalName, gstin, address, licences, support, grievanceOfficer } = shopProfile;
  for (const fact of [
    legalName,
    gstin,
    address.postalCode,
    support.email,
    grievanceOfficer.name,
    ...licences.map(({ number }) => number),
  ]) {
    expect(company).toHaveTextContent(fact);
  }
  expect(screen.getByText('120+')).toBeVisible();
});

test('a franchise partner can call and write', () => {
  render(<FranchiseView text={text} trail={trail} />);
  const { phone, email } = shopProfile.franchise;
  expect(href(phone)).toMatch(/^tel:/);
  expect(href(email)).toBe(`mailto:${email}`);
});

test('a partner has a card with picture, kind and text; a link only with a site', () => {
  const partner = { id: 1, kind: 'Gaushala', text: 'Cows.', image: samplePicture(), url: null };
  const partners = [
    { ...partner, name: 'Shelter' },
    { ...partner, id: 2, name: 'School', url: 'https://school.example' },
  ];
  render(<PartnersView text={text} partners={partners} trail={trail} />);
  const [shelter, school] = screen.getAllByRole('article').map((card) => within(card));
  expect(shelter?.getByRole('heading', { name: 'Shelter' })).toBeVisible();
  expect(shelter?.getByText('Gaushala')).toBeVisible();
  expect(shelter?.queryByRole('link')).toBeNull();
  expect(school?.getByRole('link')).toHaveAttribute('href', 'https://school.example');
});

test('the consultation leads to the booking, and says what it is not', () => {
  render(<VaidyaView text={text} trail={trail} vaidyas={[sampleVaidya()]} />);
  expect(href('Book an appointment')).toBe(contentRoutes.scheduleAppointment());
  expect(href(`See what ${MEMBERSHIP_NAME} includes`)).toBe(routes.membershipPlans());
  expect(screen.getByText(/general information/)).toBeVisible();
});

test('the consultation has the faces of the vaidyas, with what their register says', () => {
  render(<VaidyaView text={text} trail={trail} vaidyas={[sampleVaidya()]} />);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Vaidya Asha Joshi' })).toBeVisible();
  expect(card.getByRole('img', { name: 'A portrait' })).toBeVisible();
  expect(card.getByText('Registration GBA 0001')).toHaveTextContent('GBA 0001, A council');
  expect(card.getByText('Gujarati and Hindi')).toBeVisible();
});
