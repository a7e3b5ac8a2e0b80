import type { ReactNode } from 'react';
import { useText } from '#language';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stars } from '@/components/ui/stars';
import styles from './voices.module.css';

interface Voice {
  name: string;
  rating: number;
  text: string;
  /** Where they live, or of what they speak. */
  of: ReactNode;
}

/** What people say, in their words: a section of a page. */
export function Voices({ id, title, voices }: { id: string; title: string; voices: Voice[] }) {
  const t = useText();
  return (
    <section className="cotton" aria-labelledby={id}>
      <div className="wrap section">
        <SectionHeading id={id} title={title} />
        <ul className={`stack gap-8 gap-x-6 ${styles.voices}`}>
          {voices.map(({ name, rating, text, of }) => (
            <li key={name + text}>
              <figure>
                <Stars value={rating} />
                <blockquote lang={t.langOf(text)}>{text}</blockquote>
                <figcaption className="muted">
                  <b lang={t.langOf(name)}>{name}</b>, {of}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
