/**
 * Colours and type of the HTML part.
 *
 * Every cell and paragraph sets its text colour together with its ground, so that programs that change colours by
 * themselves keep the pair readable. `on-…` are classes of the dark colours, for programs that know them.
 */

const BODY = "font-family:'Atkinson Hyperlegible Next',Arial,Helvetica,sans-serif";
const HEAD = "font-family:'Familjen Grotesk',Arial,Helvetica,sans-serif";
/** Long words break; the second is for programs that do not know the first. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

const WHITE = '#ffffff';
const PAPER = '#f6f4ef';
const INK = '#0c1a28';
const GREY = '#43576b';

const on = (ground: string, text: string): string => `color:${text};background-color:${ground}`;

/** Grounds, text colours and type: `class` and `style` of an element. */
export const LOOKS = {
  page: { class: 'd-page', style: `background-color:${PAPER}` },
  head: {
    class: 'd-head',
    style: `${on(INK, WHITE)};${HEAD};font-size:18px;line-height:24px;font-weight:700`,
  },
  card: { class: 'd-card', style: `background-color:${WHITE}` },
  title: {
    class: 'd-card d-text',
    style: `${on(WHITE, INK)};${HEAD};${BREAKS};font-size:27px;line-height:31px;font-weight:700;letter-spacing:-0.4px`,
  },
  text: {
    class: 'd-card d-text',
    style: `${on(WHITE, INK)};${BODY};${BREAKS};font-size:16px;line-height:25px`,
  },
  value: {
    class: 'd-card d-text',
    style: `${on(WHITE, INK)};${BODY};${BREAKS};font-size:15px;line-height:22px`,
  },
  label: {
    class: 'd-card d-soft',
    style: `${on(WHITE, GREY)};${BODY};${BREAKS};font-size:15px;line-height:22px`,
  },
  hint: {
    class: 'd-card d-soft',
    style: `${on(WHITE, GREY)};${BODY};${BREAKS};font-size:14px;line-height:21px`,
  },
  stop: { class: 'd-card d-text', style: `${on(WHITE, INK)};${BODY};font-size:15px;line-height:20px` },
  when: { class: 'd-card d-soft', style: `${on(WHITE, GREY)};font-size:14px` },
  ground: {
    class: 'd-page d-soft',
    style: `${on(PAPER, GREY)};${BODY};${BREAKS};font-size:14px;line-height:21px`,
  },
  link: { class: 'd-page d-text', style: `${on(PAPER, INK)};text-decoration:underline` },
  button: {
    class: 'd-button',
    style: `${on('#16293c', WHITE)};${BODY};font-size:16px;line-height:20px;font-weight:700`,
  },
  rule: { class: 'd-line', style: `background-color:${INK}` },
  ahead: { class: 'd-line-ahead', style: 'background-color:#a7b6c4' },
} as const;

/** The hairline below a row of facts. */
export const HAIRLINE = '1px solid #dbd7cc';

/** A stop of the line: its edge and its filling. */
export const STOPS = {
  reached: { class: 'd-reached', style: `border-color:${INK};background-color:${INK}` },
  here: { class: 'd-here', style: `border-color:${INK};background-color:#ffc800` },
  ahead: { class: 'd-ahead', style: `border-color:#6e8294;background-color:${WHITE}` },
} as const;

const DARK: readonly (readonly [selector: string, declarations: Record<string, string>])[] = [
  ['.d-page', { 'background-color': '#0a1520' }],
  ['.d-head', { 'background-color': '#060d15', color: '#ffffff' }],
  ['.d-card', { 'background-color': '#13212f' }],
  ['.d-text', { color: '#f1f5f8' }],
  ['.d-soft', { color: '#a9b9c7' }],
  ['.d-row', { 'border-color': '#2b3e50' }],
  ['.d-button', { 'background-color': '#e3eaf0', color: '#0c1a28' }],
  ['.d-line', { 'background-color': '#f1f5f8' }],
  ['.d-line-ahead', { 'background-color': '#4d6275' }],
  ['.d-reached', { 'background-color': '#f1f5f8', 'border-color': '#f1f5f8' }],
  ['.d-here', { 'background-color': '#ffc800', 'border-color': '#f1f5f8' }],
  ['.d-ahead', { 'background-color': '#13212f', 'border-color': '#778da0' }],
];

const rules = (before: string): string =>
  DARK.map(([selector, declarations]) => {
    const set = Object.entries(declarations).map(([name, value]) => `${name}:${value} !important`);
    return `${before}${selector}{${set.join(';')}}`;
  }).join('\n');

/** Dark colours for programs with media queries, and for Outlook, which marks what it has turned over. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a:focus{outline:3px solid ${INK};outline-offset:3px}
@media (max-width:480px){.pad{padding-left:24px !important;padding-right:24px !important}.out{padding:0 !important}.edge{border-radius:0 !important}.wide{width:100% !important}.wide a{display:block !important;text-align:center !important}}
@media (prefers-color-scheme:dark){
${rules('')}
a:focus{outline-color:#f1f5f8}
}
${rules('[data-ogsc] ')}
${rules('[data-ogsb] ')}`;
