import fs from 'node:fs';
import path from 'node:path';

// The tokens are the only place that names colours: a literal in a component would stay light in a dark dashboard, and
// a pair that is not listed here may be unreadable in one of the scales.
const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '');

type Scale = Record<string, string>;

/** The colours that the first rule with this selector gives to tokens. */
function scaleOf(css: string, selector: string): Scale {
  const [, body = ''] = /\{([^{}]*)\}/s.exec(css.slice(css.indexOf(selector))) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const TOKENS = withoutComments(read('web/src/theme/tokens.css'));
const DARK = withoutComments(read('web/src/theme/dark.css'));
const light = scaleOf(TOKENS, ':root,');
const dark: Scale = { ...light, ...scaleOf(DARK, ":root[data-theme='dark'],") };
const bands: Scale = { ...light, ...scaleOf(DARK, ':is(.dark, .foot)') };

/** The relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

/** Each colour with the grounds that it lies on. */
type Pairs = Record<string, readonly string[]>;

const GROUNDS = ['white', 'paper', 'paper-2', 'ink-0', 'ink-1'];
const STATES = ['ok', 'bad', 'care', 'info'];
/** At least 4.5 : 1. */
const TEXTS: Pairs = {
  'ink-9': [...GROUNDS, 'signal-soft', ...STATES.map((state) => `${state}-soft`)],
  'ink-8': GROUNDS,
  'ink-7': [...GROUNDS, 'signal-soft'],
  'ink-6': GROUNDS,
  'ink-5': ['white'],
  ...Object.fromEntries(STATES.map((state) => [state, ['white', 'paper', `${state}-soft`]])),
  'on-ink': ['ink-8', 'ink-9', 'bad'],
  'on-ink-2': ['ink-8'],
  'on-signal': ['signal'],
};
/** Edges, stops and the focus, at least 3 : 1. */
const SHAPES: Pairs = {
  'ink-4': ['white', 'paper', 'ink-0', 'signal-soft'],
  'ink-8': ['white', 'paper', 'signal-soft'],
  'ink-9': ['white', 'paper', 'signal-soft'],
  bad: ['white'],
};
/** Yellow has an edge of ink on a light ground, and none that carries it on a dark one. */
const YELLOW: Pairs = { signal: ['white', 'paper', 'signal-soft'] };
const ON_BANDS: Pairs = Object.fromEntries(
  ['white', 'ink-1', 'ink-2', 'ink-3', 'signal'].map((name) => [name, ['ink-9']]),
);
const EDGES_ON_BANDS: Pairs = { 'ink-5': ['ink-9'] };

it.each<[string, Scale, Pairs, number]>([
  ['texts in light', light, TEXTS, 4.5],
  ['shapes in light', light, SHAPES, 3],
  ['texts in dark', dark, TEXTS, 4.5],
  ['shapes in dark', dark, { ...SHAPES, ...YELLOW }, 3],
  ['texts on bands in light', light, ON_BANDS, 4.5],
  ['texts on bands in dark', bands, ON_BANDS, 4.5],
  ['edges on bands in light', light, EDGES_ON_BANDS, 3],
  ['edges on bands in dark', bands, EDGES_ON_BANDS, 3],
])('%s have enough contrast', (_, scale, pairs, least) => {
  const weak = Object.entries(pairs).flatMap(([name, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(scale[name] ?? '', scale[ground] ?? '') }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ ground, ratio }) => `${name} on ${ground}: ${ratio.toFixed(2)}`),
  );
  expect(weak).toEqual([]);
});

it('only the tokens name colours', () => {
  const styles = fs
    .readdirSync(path.join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('web/src', name))
    .filter((file) => file.endsWith('.css') && !/theme\/(tokens|dark)\.css$/.test(file));

  const colour =
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![-\w])(?:white|black)(?![-\w])/gi;
  const found = styles.flatMap((file) =>
    [...withoutComments(read(file)).matchAll(colour)].map(([literal]) => `${file}: ${literal}`),
  );
  expect(found).toEqual([]);
  expect(styles.length).toBeGreaterThan(40);
});

it('the drawings of dashboards and the administration name none either', () => {
  const folders = ['web/src/features/admin', 'web/src/features/dashboard', 'web/src/app', 'web/src/shared'];
  const sources = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name))
      .filter((file) => file.endsWith('.tsx')),
  );
  const drawings = [...sources, 'web/src/shared/illustrations/buffer-stop.svg'];
  const found = drawings.filter((file) => /["'`]#[0-9a-f]{3,6}["'`]/i.test(read(file)));
  expect(found).toEqual([]);
});

it('the browser’s own bar continues the page in both scales', () => {
  const [bar = ''] = /<meta[^>]*name="theme-color"[^>]*>/s.exec(read('web/index.html')) ?? [];
  expect(bar).toContain(`content="${light['paper']}"`);
  expect(bar).toContain(`data-light="${light['paper']}"`);
  expect(bar).toContain(`data-dark="${dark['paper']}"`);
});
