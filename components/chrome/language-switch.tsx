import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { LANGUAGE_CODES } from '@/contract/shop/languages';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { LanguageName } from './language-name';
import styles from './language-switch.module.css';

/** Opens this page in another language, which this browser keeps. Works without JavaScript. */
export function LanguageSwitch() {
  const t = useText();
  const others = LANGUAGE_CODES.filter((code) => code !== t.language);
  return (
    <form
      action={shoppingApi.language()}
      method="post"
      className={`inline-row gap-2 ${styles.languages}`}
    >
      <Icon name="languages" />
      {others.map((code) => (
        <button key={code} type="submit" name="language" value={code} lang={code}>
          <LanguageName code={code} />
        </button>
      ))}
    </form>
  );
}
