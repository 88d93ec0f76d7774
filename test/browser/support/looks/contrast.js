/* global axe, getComputedStyle */
/*
 * Runs in the page after axe. Text is not checked again whose contrast axe has found to be enough on an element of the
 * same look: the rows of a list look alike, and so do header, menu and footer of all screens of a walk. Texts whose
 * background axe could not tell are checked each time.
 */
const contrastRule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
const contrastCheck = axe._audit.checks['color-contrast'];
const { matches: wouldCheck } = contrastRule;
const { evaluate: checkContrast } = contrastCheck;
const goodLooks = new Set();

/** Everything that contrast depends on, up to an opaque background; undefined if a text may lie on something else. */
function lookOf(element) {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const look = [color, fontSize, fontWeight, textShadow];
  let isOpaque = false;
  for (let box = element; box; box = box.parentElement) {
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(box);
    if (isOpaque) {
      look.push(opacity);
      continue;
    }
    look.push(box.tagName, box.getAttribute('class'), backgroundColor, backgroundImage, opacity);
    isOpaque = backgroundImage === 'none' && /^rgb\(/.test(backgroundColor);
    if (!isOpaque && ['absolute', 'fixed', 'sticky'].includes(position)) return undefined;
  }
  return look.join(' ');
}

contrastRule.matches = (element, ...more) =>
  !goodLooks.has(lookOf(element)) && wouldCheck.call(contrastRule, element, ...more);

contrastCheck.evaluate = function (element, ...more) {
  let found;
  const helper = Object.assign(Object.create(this), {
    data: (data) => {
      found = data;
      this.data(data);
    },
  });
  const isGood = checkContrast.call(helper, element, ...more);
  const look = isGood === true && found.bgColor ? lookOf(element) : undefined;
  if (look !== undefined) goodLooks.add(look);
  return isGood;
};
