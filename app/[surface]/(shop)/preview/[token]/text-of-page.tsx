import { AboutView } from '@/components/content/about-view';
import { FranchiseView } from '@/components/content/franchise-view';
import { LandView } from '@/components/content/land-view';
import { PartnersView } from '@/components/content/partners-view';
import { POLICIES, type Policy } from '@/components/content/policies';
import { PolicyView } from '@/components/content/policy-view';
import { trailTo } from '@/components/content/trail';
import { VaidyaView } from '@/components/content/vaidya-view';
import type { ContentPageKey } from '@/contract/content/content';
import { getAboutParts, getPartners } from '@/lib/server/pages/content';
import { getVaidyas } from '@/lib/server/pages/vaidyas';
import type { DisplayedText } from '@/lib/view/content';

interface TextOfPageProps {
  name: ContentPageKey;
  text: DisplayedText;
}

/** The page that a text belongs to, with the text in its place. */
export async function TextOfPage({ name, text }: TextOfPageProps) {
  const trail = trailTo(text.title);
  const policy = Object.values<Policy>(POLICIES).find(({ key }) => key === name);
  if (policy) return <PolicyView policy={policy} text={text} trail={trail} />;
  if (name === 'about-us')
    return <AboutView text={text} {...(await getAboutParts())} trail={trail} />;
  if (name === 'inspire-and-support')
    return <PartnersView text={text} partners={await getPartners()} trail={trail} />;
  if (name === 'consult-our-vaidya')
    return <VaidyaView text={text} trail={trail} vaidyas={await getVaidyas()} />;
  if (name === 'organic-living') return <LandView text={text} trail={trail} />;
  return <FranchiseView text={text} trail={trail} />;
}
