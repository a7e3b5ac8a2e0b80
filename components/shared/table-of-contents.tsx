import { useText } from '#language';
import { SideDisclosure } from '@/components/ui/side-disclosure';
import { StaffText } from '@/components/ui/staff-text';
import type { ProseHeading } from '@/lib/view/rich-text';
import styles from './table-of-contents.module.css';

/** A text with fewer headings needs no table. */
const MIN_HEADINGS = 3;

/** Links to the headings of a long text. Nothing for a short one. */
export function TableOfContents({ headings }: { headings: ProseHeading[] }) {
  const t = useText();
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav className={`no-print ${styles.contents}`} aria-label={t('On this page')}>
      <SideDisclosure label="On this page">
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>
                <StaffText text={text} />
              </a>
            </li>
          ))}
        </ol>
      </SideDisclosure>
    </nav>
  );
}
