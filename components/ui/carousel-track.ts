import styles from './carousel.module.css';
import { classNames } from './class-names';

/** The class of a list of slides. 3: 2 up to 768 px, and 1 with a part of the next up to 480 px. */
export const trackClass = (perView: 1 | 3): string =>
  classNames(styles.track, perView === 3 && styles.three);

/** The class of a slide in it. */
export const slideClass = styles.slide;
