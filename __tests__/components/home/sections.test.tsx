import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { AboutSection } from '@/components/home/about-section';
import { ProofSection } from '@/components/home/proof-section';
import { ServicesSection } from '@/components/home/services-section';
import { StatisticsBand } from '@/components/home/statistics-band';
import type { HomeSection } from '@/contract/content/home';
import { pagePath } from '@/contract/shop/page-path';
import { SHOP_NAME } from '@/contract/shop/shop-names';

type Item = HomeSection['images'][number];

const item = (facts: Partial<Item> = {}): Item => ({
  image: samplePicture('item'),
  title: 'Honest Label Award',
  text: '2024',
  link: null,
  ...facts,
});

const section = (facts: Partial<HomeSection> = {}): HomeSection => ({
  id: 1,
  key: 'about',
  label: 'Close to the field',
  description: 'We taste every batch.',
  image: samplePicture('pack'),
  images: [],
  is_visible_on_website: true,
  ...facts,
});

describe('about', () => {
  test('describes the shop and shows its certificates', () => {
    const certificates = section({ label: 'Certificates', images: [item({ title: 'Organic' })] });
    render(<AboutSection about={section()} certificates={certificates} />);
    expect(screen.getByRole('region', { name: 'Close to the field' })).toBeVisible();
    expect(screen.getByText('We taste every batch.')).toBeVisible();
    const seals = within(screen.getByRole('list', { name: 'Certificates' }));
    expect(seals.getByRole('img', { name: 'Organic' })).toBeVisible();
  });

  test('links to the About us page by a name that says where it leads', () => {
    render(<AboutSection about={section()} />);
    expect(screen.getByRole('link', { name: `Read more about ${SHOP_NAME}` })).toHaveAttribute(
      'href',
      pagePath('aboutUs'),
    );
  });

  test('takes its heading from the certificates when staff hid the rest', () => {
    render(<AboutSection certificates={section({ label: 'Certificates' })} />);
    expect(screen.getByRole('region', { name: 'Certificates' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Read more/ })).toBeNull();
  });

  test('renders nothing when both are hidden', () => {
    expect(render(<AboutSection />).container).toBeEmptyDOMElement();
  });
});

describe('awards, licences and promises', () => {
  const awards = section({ label: 'Awards', images: [item(), item({ title: 'Clean Home' })] });
  const licences = section({
    label: 'Licences',
    images: [item({ title: 'Food licence', text: 'DEMO/1', image: null })],
  });
  const nonGmo = section({ label: 'No GMO', description: 'In writing.' });

  test('are displayed side by side', () => {
    render(<ProofSection awards={awards} licences={licences} nonGmo={nonGmo} />);
    expect(screen.getByRole('region', { name: 'Awards' })).toHaveTextContent('Clean Home');
    expect(screen.getByText('DEMO/1')).toBeVisible();
    expect(screen.getByText('In writing.')).toBeVisible();
  });

  test('advance automatically and can be paused', () => {
    render(<ProofSection awards={awards} />);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test.each([
    ['awards', { licences, nonGmo }, 'Awards'],
    ['licences', { awards, nonGmo }, 'Licences'],
    ['the non-GMO promise', { awards, licences }, 'No GMO'],
  ])('omit %s when staff hid it', (_name, displayed, hidden) => {
    render(<ProofSection {...displayed} />);
    expect(screen.queryByRole('heading', { name: hidden })).toBeNull();
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  test('render nothing when all are hidden', () => {
    expect(render(<ProofSection />).container).toBeEmptyDOMElement();
  });
});

describe('services', () => {
  test('link to their pages, or to the contact page when they have none', () => {
    const images = [
      item({ title: 'Gifts', link: '/gift-voucher' }),
      item({ title: 'Help', image: null }),
    ];
    render(<ServicesSection section={section({ label: 'Services', images })} />);
    const list = within(screen.getByRole('region', { name: 'Services' }));
    expect(list.getByRole('link', { name: /Gifts/ })).toHaveAttribute('href', '/gift-voucher');
    expect(list.getByRole('link', { name: /Help/ })).toHaveAttribute('href', '/contact-us');
  });

  test('are plain text when their page does not exist', () => {
    const images = [item({ title: 'Delivery', link: '/delivery-of-the-future' })];
    render(<ServicesSection section={section({ label: 'Services', images })} />);
    const list = within(screen.getByRole('region', { name: 'Services' }));
    expect(list.getByText('Delivery')).toBeVisible();
    expect(list.queryByRole('link')).toBeNull();
  });

  test('render nothing when staff hid them', () => {
    expect(render(<ServicesSection />).container).toBeEmptyDOMElement();
  });
});

describe('statistics', () => {
  test('name each figure', () => {
    render(<StatisticsBand statistics={[{ id: 1, name: 'Small makers', value: '120+' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('Small makers');
    expect(screen.getByRole('definition')).toHaveTextContent('120+');
  });

  test('render nothing without figures', () => {
    expect(render(<StatisticsBand statistics={[]} />).container).toBeEmptyDOMElement();
  });
});
