/** An imported SVG file, as Next.js gives it: where it is served. */
export default { src: '/icons.svg', width: 24, height: 24 };
