import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { AboutSection } from '@/components/home/about-section';
import { ProofSection } from '@/components/home/proof-section';
import { ServicesSection } from '@/components/home/services-section';
import { StatisticsBand } from '@/components/home/statistics-band';
import type { HomeSection } from '@/contract/home';
import { samplePicture } from '../../support/sample-picture';

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
  test('says who the shop is, with its certificates', () => {
    const certificates = section({ label: 'Certificates', images: [item({ title: 'Organic' })] });
    render(<AboutSection about={section()} certificates={certificates} />);
    expect(screen.getByRole('region', { name: 'Close to the field' })).toBeVisible();
    expect(screen.getByText('We taste every batch.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/about-us');
    const seals = within(screen.getByRole('list', { name: 'Certificates' }));
    expect(seals.getByRole('img', { name: 'Organic' })).toBeVisible();
  });

  test('is named by the certificates where staff hid the rest', () => {
    render(<AboutSection certificates={section({ label: 'Certificates' })} />);
    expect(screen.getByRole('region', { name: 'Certificates' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read more' })).toBeNull();
  });

  test('leaves no gap when both are hidden', () => {
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

  test('stand side by side', () => {
    render(<ProofSection awards={awards} licences={licences} nonGmo={nonGmo} />);
    expect(screen.getByRole('region', { name: 'Awards' })).toHaveTextContent('Clean Home');
    expect(screen.getByText('DEMO/1')).toBeVisible();
    expect(screen.getByText('In writing.')).toBeVisible();
  });

  test('move by themselves, and can be paused', () => {
    render(<ProofSection awards={awards} />);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test.each([
    ['awards', { licences, nonGmo }, 'Awards'],
    ['licences', { awards, nonGmo }, 'Licences'],
    ['the non-GMO promise', { awards, licences }, 'No GMO'],
  ])('do without %s when staff hid it', (_name, shown, hidden) => {
    render(<ProofSection {...shown} />);
    expect(screen.queryByRole('heading', { name: hidden })).toBeNull();
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  test('leave no gap when all are hidden', () => {
    expect(render(<ProofSection />).container).toBeEmptyDOMElement();
  });
});

describe('services', () => {
  test('lead to their pages, or to us where they have none', () => {
    const images = [
      item({ title: 'Delivery', link: '/shipping-policy' }),
      item({ title: 'Help', image: null }),
    ];
    render(<ServicesSection section={section({ label: 'Services', images })} />);
    const list = within(screen.getByRole('region', { name: 'Services' }));
    expect(list.getByRole('link', { name: /Delivery/ })).toHaveAttribute(
      'href',
      '/shipping-policy',
    );
    expect(list.getByRole('link', { name: /Help/ })).toHaveAttribute('href', '/contact-us');
  });

  test('leave no gap when staff hid them', () => {
    expect(render(<ServicesSection />).container).toBeEmptyDOMElement();
  });
});

describe('statistics', () => {
  test('name each figure', () => {
    render(<StatisticsBand statistics={[{ id: 1, name: 'Small makers', value: '120+' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('Small makers');
    expect(screen.getByRole('definition')).toHaveTextContent('120+');
  });

  test('leave no gap without figures', () => {
    expect(render(<StatisticsBand statistics={[]} />).container).toBeEmptyDOMElement();
  });
});
