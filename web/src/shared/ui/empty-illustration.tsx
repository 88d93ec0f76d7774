/** Decorative drawing for empty states: a railway track that ends at a buffer stop. */
export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-10 34L330 34" stroke="#cdd7e0" strokeWidth="7" />
      <path
        d="M60 34L78 34Q90 34 98.5 42.5L127.5 71.5Q136 80 148 80L268 80"
        stroke="#a7b6c4"
        strokeWidth="7"
      />
      <path d="M268 58v44M268 66h16M268 94h16M284 58v44" stroke="#0c1a28" strokeWidth="5" />
      <circle cx="60" cy="34" r="8" fill="#fff" stroke="#a7b6c4" strokeWidth="4" />
      <circle cx="196" cy="80" r="10" fill="#fff" stroke="#0c1a28" strokeWidth="4" strokeDasharray="4 6" />
      <path d="M150 108h150M20 62h40M14 72h20" stroke="#cdd7e0" strokeWidth="3" />
    </svg>
  );
}
