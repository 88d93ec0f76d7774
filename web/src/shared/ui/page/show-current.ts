/** Scrolls a row of links sideways until its current one is in the middle. The page itself stays where it is. */
export function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector('[aria-current]');
  if (!row || !link) return;
  const { left, width } = link.getBoundingClientRect();
  const around = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (around.left + around.width / 2);
}
