import { builtIn } from './built-in-markup.ts';

/**
 * An inlined SVG, so that its text uses the page's font and is read aloud. Use each only once per page, because of
 * its ids.
 */
export function Illustration({ svg, className }: { svg: string; className?: string }) {
  return (
    <div className={className ? `drawing ${className}` : 'drawing'} dangerouslySetInnerHTML={builtIn(svg)} />
  );
}
