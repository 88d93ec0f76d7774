import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface Props {
  type: 'application/ld+json' | 'application/json';
  id?: string;
  text: string;
}

/**
 * A `<script>` of data in prerendered HTML, for readers of that HTML and for hydration. The client renders none itself:
 * React makes script elements from strings of HTML, which trusted types refuse, and only whoever loads the page reads it.
 */
export function DataBlock({ type, id, text }: Props) {
  const isHydrated = useHydrated();
  // One object for as long as the text is the same: React would assign another one to the element.
  const [first] = useState(() => ({ html: { __html: text }, isPrerendered: !isHydrated }));
  if (!first.isPrerendered || first.html.__html !== text) return null;
  return <script type={type} id={id} suppressHydrationWarning dangerouslySetInnerHTML={first.html} />;
}
