import type { ReactNode } from 'react';

/** Returns texts as a list without the empty ones; false if none is left. */
export function textLines(texts: readonly string[], className = 'lines'): ReactNode {
  const written = texts.filter(Boolean);
  return (
    written.length > 0 && (
      <ul className={className}>
        {written.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    )
  );
}
