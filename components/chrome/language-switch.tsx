import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { LANGUAGES } from '@/contract/shop/languages';
import { shoppingApi } from '@/lib/api-routes/shopping';
import styles from './language-switch.module.css';

/** Opens this page in the other language, which this browser keeps. Works without JavaScript. */
export function LanguageSwitch() {
  const t = useText();
  const other = t.language === 'en' ? 'hi' : 'en';
  return (
    <form action={shoppingApi.language()} method="post">
      <input type="hidden" name="language" value={other} />
      <button type="submit" className={styles.switch} lang={other}>
        <Icon name="languages" />
        {LANGUAGES[other].name}
      </button>
    </form>
  );
}
