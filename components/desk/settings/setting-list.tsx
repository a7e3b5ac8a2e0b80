import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedSetting } from '@/lib/view/desk';
import styles from './setting-list.module.css';

/** All settings with what each now says; every one leads to its form. */
export function SettingList({ settings }: { settings: readonly DisplayedSetting[] }) {
  return (
    <Panel className={styles.panel}>
      <ul className={styles.list}>
        {settings.map(({ key, title, summary }) => (
          <li key={key}>
            <h2>
              <Link className="row touch covers" href={staffRoutes.entry('settings', key)}>
                {title}
              </Link>
            </h2>
            <div className="small muted wrap-anywhere">
              {summary.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <Icon name="arrow-right" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
