/**
 * Keeps what `getComputedStyle` returned until the document changes. jsdom computes all colors at each call, and the
 * queries by role ask for the style of every element and of its ancestors.
 */
export function keepComputedStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => (kept = new WeakMap());
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudo) => {
    // The observer sees changes within the document only.
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const style = kept.get(element) ?? compute(element);
    kept.set(element, style);
    return style;
  };
}
