/** One star, drawn to the type's size rather than the icons'. */
export function StarShape({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 22" aria-hidden="true" focusable="false">
      <path d="m12 1 3.2 6.6 7.3 1-5.3 5 1.3 7.2L12 17.3l-6.5 3.5 1.3-7.2-5.3-5 7.3-1z" />
    </svg>
  );
}
