import styles from './small-picture.module.css';

interface SmallPictureProps {
  /** The path of a file; without it the place stays empty. */
  file: string | undefined;
}

/** A small picture of one given file, for a list whose text names what it displays. */
export function SmallPicture({ file }: SmallPictureProps) {
  if (file === undefined) return <span className={styles.picture} />;
  return <img src={file} alt="" width={72} height={72} className={styles.picture} />;
}
