import { describe, expect, test } from '@jest/globals';
import { samplePost } from '@/__tests__/support/sample-blog';
import { sampleEvent } from '@/__tests__/support/sample-event';
import { samplePicture } from '@/__tests__/support/sample-picture';
import { shopProfile } from '@/contract/shop/shop';
import { blogPostingNode, eventNode } from '@/lib/seo/content-nodes';

const origin = 'https://vanya.example';
const page = { url: `${origin}/page`, origin, company: shopProfile };

describe('a post', () => {
  test('names its title, author, moment and picture', () => {
    const post = samplePost('', { banner: samplePicture('banner') });
    expect(blogPostingNode(post, page)).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      datePublished: post.publishedAt,
      author: { name: post.author },
      image: [`${origin}/media/banner/960.webp`],
      mainEntityOfPage: page.url,
    });
  });

  test('without a picture has none', () => {
    expect(blogPostingNode(samplePost(), page).image).toEqual([]);
  });
});

describe('an event', () => {
  test('at a place has its address in India', () => {
    expect(eventNode(sampleEvent(), 'See milk become ghee.', page)).toMatchObject({
      '@type': 'Event',
      description: 'See milk become ghee.',
      startDate: '2026-12-06T08:00:00+05:30',
      endDate: '2026-12-06T10:30:00+05:30',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Gaushala gate 2',
        address: {
          streetAddress: 'Gaushala gate 2',
          addressLocality: 'Bhavnagar',
          addressCountry: 'IN',
        },
      },
    });
  });

  test('online has its link, or its page before there is one', () => {
    const online = { category: 'Online', city: '', venue: '' } as const;
    const onlineUrl = 'https://meet.example/ghee';
    expect(eventNode(sampleEvent({ ...online, onlineUrl }), '', page)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: onlineUrl },
    });
    expect(eventNode(sampleEvent(online), '', page).location).toMatchObject({ url: page.url });
  });
});
