import type { Metadata } from 'next';
import { EditProfileForm } from '@/components/profile/edit-profile-form.client';
import { PortraitForm } from '@/components/profile/portrait-form.client';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Fresh } from '@/components/ui/fresh.client';
import { routes } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getEditProfilePage } from '@/lib/server/data/get-edit-profile-page';
import styles from './page.module.css';

/** The details, and what a plain form post left behind, are in the first answer. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountWords({
    path: routes.editProfile(),
    title: 'Edit details',
    description: 'Change your picture, name, company and mobile number.',
  });
}

const TRAIL = [{ label: 'My account', href: routes.profile() }, { label: 'Edit details' }];

export default async function EditProfilePage() {
  const { details, flash, pictureFlash } = await getEditProfilePage();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs trail={TRAIL} />
      <h1>Edit details</h1>
      <Fresh>
        <PortraitForm details={details} flash={pictureFlash} />
        <EditProfileForm details={details} flash={flash} />
      </Fresh>
    </div>
  );
}
