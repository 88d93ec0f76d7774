/** A drawing of ours, inlined so that its words use the page's font and are read aloud. Each only once a page (ids). */
export function Illustration({ svg, className }: { svg: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
