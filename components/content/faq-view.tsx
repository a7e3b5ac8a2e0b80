import { useCompany } from '#company';
import { useText } from '#language';
import { PageHero } from '@/components/shared/page-hero';
import { RichText } from '@/components/shared/raw-html';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Link } from '@/components/ui/link.client';
import { StaffText } from '@/components/ui/staff-text';
import { contentRoutes } from '@/lib/content-routes';
import type { Crumb } from '@/lib/seo/json-ld';
import type { DisplayedFaqGroup } from '@/lib/view/content';
import { ContactLines } from './contact-lines';
import { FaqSearch } from './faq-search.client';
import styles from './faq-view.module.css';
import { LinkedQuestion } from './linked-question.client';

interface FaqViewProps {
  groups: DisplayedFaqGroup[];
  trail: Crumb[];
}

const QUESTIONS_ID = 'all-questions';

/** The frequent questions in their groups, the first of each open; each answer has an address of its own. */
export function FaqView({ groups, trail }: FaqViewProps) {
  const t = useText();
  return (
    <>
      <PageHero
        title="Help and FAQ"
        lead="Answers about the shop, the products, your order and bulk buying."
        trail={trail}
        ground="asmani"
        motifs={['lotus', 'honey']}
      />
      <LinkedQuestion />
      <div className={`wrap split-768 top ${styles.faq}`}>
        {groups.length > 0 && (
          <div className={`sticky-side ${styles.groups}`}>
            <FaqSearch of={QUESTIONS_ID} />
            <nav aria-label={t('Groups of questions')}>
              <ul>
                {groups.map((group) => (
                  <li key={group.group}>
                    <a className="plain-link" href={`#${anchorOf(group)}`}>
                      {group.group}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        )}
        <div id={QUESTIONS_ID}>
          {groups.map((group) => (
            <Group key={group.group} {...group} />
          ))}
          <NotAnswered />
        </div>
      </div>
    </>
  );
}

/**
 * The anchor of a question is inside its row, because browsers open a row for a target in it; they
 * also open it for a word that the shopper searches on the page.
 */
function Group({ group, items }: DisplayedFaqGroup) {
  const t = useText();
  const anchor = anchorOf({ items });
  return (
    <section className={styles.group} aria-labelledby={anchor}>
      <h2 id={anchor}>{group}</h2>
      <Accordion>
        {items.map(({ id, question, answer }, index) => (
          <AccordionItem key={id} title={question} open={index === 0}>
            <div id={`q-${id}`} className={styles.answer}>
              <RichText html={answer} />
              <a className="link small" href={`#q-${id}`}>
                {t('Link to this answer')}
                <span className="visually-hidden">
                  : <StaffText text={question} />
                </span>
              </a>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

function NotAnswered() {
  const t = useText();
  const { support } = useCompany();
  return (
    <section className={styles.rest} aria-labelledby="not-answered">
      <h2 id="not-answered">{t('Your question is not here?')}</h2>
      <p>
        <TextWithElements
          text="{write} or call. We answer {hours}."
          elements={{
            write: (
              <Link className="link" href={contentRoutes.contactUs()}>
                {t('Write to us')}
              </Link>
            ),
            hours: t(support.hours),
          }}
        />
      </p>
      <ContactLines contact={support} />
    </section>
  );
}

/** The anchor of a group: its first question, which is the same in every language. */
function anchorOf({ items: [first] }: Pick<DisplayedFaqGroup, 'items'>): string {
  return `questions-${first?.id}`;
}
