import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { AvatarForm } from '@/components/profile/avatar-form.client';
import { EditProfileForm } from '@/components/profile/edit-profile-form.client';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getEditProfilePage } from '@/lib/server/pages/profile';
import styles from './page.module.css';

/** The details and the outcome of a plain form post are in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.editProfile(),
    title: 'Edit details',
    description: 'Change your picture, name, company and mobile number.',
  });
}

const TRAIL = [{ label: 'My account', href: routes.profile() }, { label: 'Edit details' }];

async function EditProfilePage() {
  const t = await getText();
  const { details, flash, pictureFlash } = await getEditProfilePage();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={TRAIL} />
      <h1>{t('Edit details')}</h1>
      <div className={`split-768 top ${styles.columns}`}>
        <ResetOnVisit>
          <AvatarForm details={details} flash={pictureFlash} />
          <EditProfileForm details={details} flash={flash} />
        </ResetOnVisit>
      </div>
    </div>
  );
}

export default personalPage(EditProfilePage, 'account');
