/*
 * Runs in the page and returns every text, on the screen or read aloud, that claims to be in the page's language:
 * not texts marked with another one or with none (`translate="no"`), nor typed text.
 */
// Called by the code that foreign.ts appends.
function shownTexts() {
  const own = document.documentElement.lang;
  const isOwn = (element) => element.closest('[lang]')?.lang === own;
  const isThere = (element) =>
    element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).clipPath !== 'none';
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // The name of the menu is the beginning of an address.
    if (
      !element ||
      element.closest('script, style, noscript, textarea, .menu-title, [translate=no]') ||
      !isOwn(element)
    )
      continue;
    if (isThere(element)) texts.add(node.data);
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (isOwn(element) && isThere(element)) texts.add(element.getAttribute(name));
  // The title repeats the heading, which is marked if it is in another language.
  if (isOwn(document.querySelector('h1'))) texts.add(document.title.split(' | ')[0]);
  return [...texts].map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}
