import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { VoucherLinkView } from '@/components/cart/voucher-link-view';
import { getLinkMetadata } from '@/lib/server/pages/sharing';

/** The middleware keeps the code while it answers. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getLinkMetadata('Voucher');
}

interface Props {
  params: Promise<{ code: string }>;
}

async function VoucherLink({ params }: Props) {
  const { code } = await params;
  return <VoucherLinkView code={code.toUpperCase()} />;
}

export default personalPage(VoucherLink);
