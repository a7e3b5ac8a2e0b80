import type { ReactNode } from 'react';
import { Measured } from '@/app/measured';
import { MiniCartBar } from '@/components/cart/mini-cart-bar.client';
import { Floats } from '@/components/chrome/floats';
import { Header } from '@/components/chrome/header';
import '@/components/chrome/frame-styles';
import { FooterFrame } from '@/components/chrome/footer';
import { FrameFooter } from '@/components/chrome/frame-parts.client';
import { getAnnouncedLine } from '@/lib/server/pages/frame';
import { getFrameLinks } from '@/lib/server/pages/landing-pages';
import { getCategories } from '@/lib/server/pages/shop';
import { isInApp, readSurface } from '@/lib/surface';

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/** The layout with header and footer, which contain the shop's navigation. */
export default async function ShopLayout({ children, params }: Props) {
  const { surface } = await params;
  const main = <main id="main">{children}</main>;
  if (!isInApp(readSurface(surface))) return <Framed>{main}</Framed>;
  // Without the header it is the only way from the shelves to the cart (docs/decisions/0020).
  return (
    <>
      {main}
      <MiniCartBar />
      <Measured />
    </>
  );
}

async function Framed({ children }: { children: ReactNode }) {
  const [categories, announcement, inMenu, inFooter] = await Promise.all([
    getCategories(),
    getAnnouncedLine(),
    getFrameLinks('menu'),
    getFrameLinks('footer'),
  ]);
  return (
    <>
      <Header categories={categories} announcement={announcement} pages={inMenu} />
      {children}
      <FooterFrame>
        <FrameFooter pages={inFooter} />
      </FooterFrame>
      <Floats />
      <MiniCartBar />
      <Measured />
    </>
  );
}
