import { BuyableCard } from '@/components/cart/buyable-card.client';
import { HomeBlocks } from '@/components/home/home-blocks';
import { HomeHeading } from '@/components/home/home-heading';
import type { getHomeWith } from '@/lib/server/pages/home';
import { getCategories } from '@/lib/server/pages/shop';

interface HomeOfPreviewProps {
  home: Awaited<ReturnType<typeof getHomeWith>>;
}

/** The home page with a section or a banner that is not saved. */
export async function HomeOfPreview({ home }: HomeOfPreviewProps) {
  const categories = await getCategories();
  return (
    <>
      <HomeHeading />
      <HomeBlocks blocks={home.blocks} content={{ ...home, categories, Card: BuyableCard }} />
    </>
  );
}
