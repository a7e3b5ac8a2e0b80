import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { inHindi } from '@/__tests__/support/in-languages';
import { sampleEvent } from '@/__tests__/support/sample-event';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { ListingBanner } from '@/components/catalogue/listing-banner';
import { AboutView } from '@/components/content/about-view';
import { PartnersView } from '@/components/content/partners-view';
import { EventCard } from '@/components/events/event-card';
import { EventFacts } from '@/components/events/event-facts';
import { EventView } from '@/components/events/event-view';
import { AboutSection } from '@/components/home/about-section';
import { Hero } from '@/components/home/hero';
import { ProofSection } from '@/components/home/proof-section';
import { ServicesSection } from '@/components/home/services-section';
import { StatisticsBand } from '@/components/home/statistics-band';
import { FactsBand } from '@/components/product/facts-band';
import { galleryViews } from '@/components/product/gallery-views';
import { secondLine } from '@/components/shared/second-line';
import { TableOfContents } from '@/components/shared/table-of-contents';
import { AccordionItem } from '@/components/ui/accordion';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Banner, HomeSection } from '@/contract/content/home';
import type { DisplayedText } from '@/lib/view/content';
import type { CleanHtml } from '@/lib/view/rich-text';

/** Parts of it fit sentences of the shop: `{0} to {1}`, `{0}: {1}`. */
const WRITTEN = 'Milk to ghee: how to make it';

const html = '' as CleanHtml;
const title: DisplayedText = { title: WRITTEN, html, headings: [], updated: null };
const event = sampleEvent({ title: WRITTEN, venue: WRITTEN, city: '' });
const picture = samplePicture('one');
const statistics = [{ id: 1, name: WRITTEN, value: '100+' }];
const section: HomeSection = {
  id: 1,
  key: 'about',
  label: WRITTEN,
  description: WRITTEN,
  image: picture,
  images: [{ image: null, title: WRITTEN, text: WRITTEN, link: null }],
  is_visible_on_website: true,
};
const banner: Banner = {
  id: 1,
  title: WRITTEN,
  content: WRITTEN,
  alt_text: WRITTEN,
  image: picture,
  mobile_image: null,
  ground: 'haldi',
  action: WRITTEN,
  category_id: null,
  product_id: null,
  products: null,
};
const partner = { id: 1, name: 'A', kind: WRITTEN, text: WRITTEN, image: null, url: null };
const headings = ['a', 'b', 'c'].map((id) => ({ id, text: WRITTEN, level: 2 as const }));
const product = {
  ...sampleProduct({ product_foam: { id: 1, name: WRITTEN } }),
  description: html,
};

const drawIn = (Language: typeof HindiTexts, element: ReactElement) => {
  const { wrapper } = fakeRouter();
  return render(element, {
    wrapper: ({ children }) => wrapper({ children: <Language>{children}</Language> }),
  });
};

describe('a text of staff that is not known in Hindi stays English, marked as such, in', () => {
  test.each<[string, ReactElement]>([
    ['the card of an event', <EventCard key="" event={event} eager={false} />],
    ['the facts of an event', <EventFacts key="" event={event} />],
    ['the page of an event', <EventView key="" event={event} url="https://v.example" trail={[]} />],
    ['the banners', <Hero key="" banners={[banner]} categories={[]} />],
    ['the introduction', <AboutSection key="" about={section} />],
    ['the awards', <ProofSection key="" awards={section} licences={section} nonGmo={section} />],
    ['the services', <ServicesSection key="" section={section} />],
    ['the figures', <StatisticsBand key="" statistics={statistics} />],
    [
      'the banner of a category',
      <ListingBanner
        key=""
        heading=""
        names={['']}
        banner={{ title: '', text: WRITTEN, web_banner: picture, mobile_banner: null }}
      />,
    ],
    ['the partners', <PartnersView key="" text={title} partners={[partner]} trail={[]} />],
    [
      'the page about the shop',
      <AboutView
        key=""
        text={title}
        picture={null}
        statistics={statistics}
        partners={[partner]}
        vaidyas={[]}
        trail={[]}
      />,
    ],
    ['a table of contents', <TableOfContents key="" headings={headings} />],
    [
      'a row of an accordion',
      <AccordionItem key="" title={WRITTEN}>
        {null}
      </AccordionItem>,
    ],
    ['breadcrumbs', <Breadcrumbs key="" trail={[{ label: WRITTEN }]} />],
    ['the facts of a product', <FactsBand key="" product={product} />],
  ])('%s', (_name, element) => {
    drawIn(HindiTexts, element);
    const texts = screen.getAllByText(WRITTEN);
    for (const text of texts) expect(text).toHaveAttribute('lang', 'en');
    expect(document.body).not.toHaveTextContent(/Milk से|how से/);
  });
});

test('a number of staff has no language', () => {
  drawIn(HindiTexts, <StatisticsBand statistics={statistics} />);
  expect(screen.getByText('100+')).not.toHaveAttribute('lang');
});

test('a text of staff that is known in Hindi as a whole is displayed in Hindi', () => {
  drawIn(HindiTexts, <StatisticsBand statistics={[{ id: 1, name: 'Small makers', value: '1' }]} />);
  expect(screen.getByText('छोटे उत्पादक')).not.toHaveAttribute('lang');
});

test('a picture of a banner is described as staff wrote it', () => {
  drawIn(HindiTexts, <Hero banners={[banner]} categories={[]} />);
  expect(screen.getByRole('img', { name: WRITTEN })).toBeInTheDocument();
});

test('the picture of a product has the Hindi of its name and of what it shows', () => {
  const image = (alt_text: string) => ({ picture, alt_text, view: 'front' as const });
  const pictures = {
    ...sampleProduct({ name: 'Gir Ghee', translations: { hi: { name: 'गिर घी' } } }),
    images: [image('Gir Ghee: front of the pack'), image(WRITTEN)],
  };
  expect(galleryViews(pictures, inHindi).map(({ label }) => label)).toEqual([
    'गिर घी: पैक का सामने का हिस्सा',
    WRITTEN,
  ]);
});

test('how a product is made is no sentence, its size is a measure', () => {
  expect(secondLine({ making: 'Farm to cup', size: '60 capsules' }, inHindi)).toBe(
    'Farm to cup, 60 कैप्सूल',
  );
});
