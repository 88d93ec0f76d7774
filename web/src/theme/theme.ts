import {
  Button,
  Input,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** Everything one reads or presses. Shade 8 is the filled button, 9 the text and the dark bands. */
const ink: MantineColorsTuple = [
  '#f3f6f8',
  '#e4eaef',
  '#cdd7e0',
  '#a7b6c4',
  '#6e8294',
  '#566b7f',
  '#43576b',
  '#2a3f54',
  '#16293c',
  '#0c1a28',
];
/** "You are here". Shade 5 is the brand yellow. Never text on white, never a warning. */
const signal: MantineColorsTuple = [
  '#fffbe8',
  '#fff3c4',
  '#ffe999',
  '#ffdd5c',
  '#ffd22e',
  '#ffc800',
  '#e6b000',
  '#b38900',
  '#7d6000',
  '#4f3d00',
];
const ok: MantineColorsTuple = [
  '#f1f8f4',
  '#e5f2ea',
  '#c5e1d1',
  '#9ccbb0',
  '#6fb28d',
  '#459a6c',
  '#2a8355',
  '#1e7348',
  '#17643d',
  '#0f4b2d',
];
const bad: MantineColorsTuple = [
  '#fdf4f3',
  '#fbe9e7',
  '#f4c9c5',
  '#eba09a',
  '#de736b',
  '#cf4b42',
  '#bd3229',
  '#b1291f',
  '#a5221a',
  '#7a1712',
];
const care: MantineColorsTuple = [
  '#fef8ee',
  '#fdf0dc',
  '#f8dcb2',
  '#f0c480',
  '#e2a74f',
  '#c98824',
  '#a86a0c',
  '#8f5803',
  '#7a4a00',
  '#573400',
];
const info: MantineColorsTuple = [
  '#f2f6fb',
  '#e6eef7',
  '#c8d9ec',
  '#a1bfde',
  '#749fca',
  '#4c82b6',
  '#336ca1',
  '#275d91',
  '#1f4f82',
  '#143a62',
];

/** Mantine's greys: 3 is the border of cards (hairline), 4 of inputs (3.97:1), 6 is "dimmed" (7.46:1). The kit's own 4 and 6 fail AA. */
const gray: MantineColorsTuple = [
  '#f3f6f8',
  '#e4eaef',
  '#cdd7e0',
  '#dbd7cc',
  '#6e8294',
  '#566b7f',
  '#43576b',
  '#2a3f54',
  '#16293c',
  '#0c1a28',
];

const body = "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', Arial, sans-serif";
const head = "'Familjen Grotesk Variable', 'Familjen Fallback', Arial, sans-serif";

export const theme = createTheme({
  colors: { ink, signal, ok, bad, care, info, gray, red: bad },
  primaryColor: 'ink',
  primaryShade: 8,
  white: '#ffffff',
  black: '#0c1a28',
  autoContrast: true,
  luminanceThreshold: 0.4,

  fontFamily: body,
  fontFamilyMonospace: body, // no third family: the slashed zero and tabular figures do the job
  fontSizes: {
    xs: '0.875rem',
    sm: '0.9375rem',
    md: '1rem',
    lg: '1.0625rem',
    xl: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
  },
  lineHeights: { xs: '1.3', sm: '1.4', md: '1.5', lg: '1.6', xl: '1.5' },
  headings: {
    fontFamily: head,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(2.125rem, 1.6rem + 2.2vw, 3.375rem)', lineHeight: '1.06' },
      h2: { fontSize: 'clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem)', lineHeight: '1.1' },
      h3: { fontSize: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)', lineHeight: '1.22' },
      h4: { fontSize: '1.125rem', lineHeight: '1.3' },
      h5: { fontSize: '1rem', lineHeight: '1.35' },
      h6: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },

  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '8px', xl: '999px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: '0 1px 0 rgb(12 26 40 / 8%), 0 4px 16px rgb(12 26 40 / 6%)',
    md: '0 1px 0 rgb(12 26 40 / 8%), 0 4px 16px rgb(12 26 40 / 6%)',
    lg: '0 2px 4px rgb(12 26 40 / 8%), 0 16px 48px rgb(12 26 40 / 18%)',
    xl: '0 2px 4px rgb(12 26 40 / 8%), 0 16px 48px rgb(12 26 40 / 18%)',
  },
  // lg = 62em is the specification's 991/992 px border; postcss-simple-vars needs the same five values
  breakpoints: { xs: '30em', sm: '40em', md: '48em', lg: '62em', xl: '75em' },

  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  focusClassName: 'focus-line', // instead of the kit's own ring; ours is on everything, see base.css

  other: {
    line: 4,
    stop: 18,
    rail: '5rem',
    wide: '84rem',
    paper: '#f6f4ef',
    hairline: '#dbd7cc',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },

  components: {
    Container: { defaultProps: { size: '84rem' } },
    Button: Button.extend({
      defaultProps: { size: 'md', radius: 'sm' },
      vars: (_theme, { variant, size }) => ({
        root: {
          '--button-height': size === 'sm' ? '2.25rem' : '3rem',
          '--button-padding-x': size === 'sm' ? '0.8rem' : '1.35rem',
          '--button-fz': size === 'sm' ? '0.9375rem' : '1rem',
          ...(variant === 'default' ? { '--button-bd': '2px solid var(--mantine-color-ink-8)' } : {}),
        },
      }),
    }),
    Input: Input.extend({
      vars: (_theme, { size }) => ({
        wrapper:
          size === 'md'
            ? { '--input-height': '3rem', '--input-size': '3rem', '--input-fz': '1.0625rem' }
            : {},
      }),
    }),
    Anchor: { defaultProps: { underline: 'always', c: 'inherit' } },
    TextInput: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
    Textarea: {
      defaultProps: {
        size: 'md',
        autosize: true,
        minRows: 4,
        inputWrapperOrder: ['label', 'description', 'error', 'input'],
      },
    },
    NativeSelect: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
    FileInput: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    },
    Card: { defaultProps: { withBorder: true, radius: 'md', shadow: 'none', padding: 'lg' } },
    Badge: { defaultProps: { variant: 'light', radius: 'xs', size: 'lg', tt: 'none' } },
    Alert: { defaultProps: { variant: 'light', radius: 'sm' } },
    Modal: {
      defaultProps: {
        radius: 'md',
        size: '30rem',
        centered: true,
        overlayProps: { color: '#0c1a28', backgroundOpacity: 0.62 },
        closeButtonProps: { 'aria-label': 'Close' },
        transitionProps: { transition: 'fade', duration: 120 },
      },
    },
    Table: { defaultProps: { verticalSpacing: 'xs', horizontalSpacing: 'sm', highlightOnHover: true } },
    Loader: { defaultProps: { color: 'ink.8' } },
  },
});

/** Pass to <MantineProvider cssVariablesResolver>: the kit's defaults for these fail AA or break the palette. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-text': '#0c1a28',
    '--mantine-color-dimmed': '#43576b',
    '--mantine-color-placeholder': '#566b7f',
    '--mantine-color-error': '#a5221a',
    '--mantine-color-default-border': '#dbd7cc',
    '--mantine-color-default-hover': '#f3f6f8',
    '--mantine-color-disabled': '#e4eaef',
    '--mantine-color-disabled-color': '#43576b',
    '--mantine-color-disabled-border': '#cdd7e0',
  },
});
