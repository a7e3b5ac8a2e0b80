import { useText } from '#language';
/** The first element in the keyboard order of every page. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link" href="#main">
      {t('Skip to content')}
    </a>
  );
}
