/*
 * Runs in the page after axe. Text is not checked again whose contrast axe has found to be enough on an element of the
 * same look: the rows of a list look alike, and so do header, menu and footer of all pages. Texts whose background axe
 * could not tell are checked each time.
 */
const contrastRule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
const contrastCheck = axe._audit.checks['color-contrast'];
const { matches: wouldCheck } = contrastRule;
const { evaluate: checkContrast } = contrastCheck;
const goodLooks = new Set();

/** The looks of boxes in the present run, above an opaque background and below one. */
const boxes = { above: new Map(), below: new Map() };

/** What a box and those around it add to a look; undefined if a text may lie on something else. */
function lookOfBox(box, isOpaque) {
  if (!box) return '';
  const known = isOpaque ? boxes.below : boxes.above;
  if (!known.has(box)) known.set(box, readLook(box, isOpaque));
  return known.get(box);
}

function readLook(box, isOpaque) {
  const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(box);
  if (isOpaque) return `${opacity} ${lookOfBox(box.parentElement, true)}`;
  const ends = backgroundImage === 'none' && /^rgb\(/.test(backgroundColor);
  if (!ends && ['absolute', 'fixed', 'sticky'].includes(position)) return undefined;
  const around = lookOfBox(box.parentElement, ends);
  if (around === undefined) return undefined;
  return [box.tagName, box.getAttribute('class'), backgroundColor, backgroundImage, opacity, around].join(
    ' ',
  );
}

/** Everything that contrast depends on, up to an opaque background; undefined if a text may lie on something else. */
function lookOf(element) {
  const behind = lookOfBox(element, false);
  if (behind === undefined) return undefined;
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  return [color, fontSize, fontWeight, textShadow, behind].join(' ');
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

/** How many good looks this page knows. */
axe.seenLooks = () => goodLooks.size;

/** Runs axe, given the good looks of other pages. Answers its findings, and the looks that it has found good here. */
axe.runWithLooks = async (context, options, looks) => {
  boxes.above.clear();
  boxes.below.clear();
  looks.forEach((look) => goodLooks.add(look));
  const known = goodLooks.size;
  const { violations } = await axe.run(context, options);
  return {
    found: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`,
    ),
    looks: [...goodLooks].slice(known),
  };
};
