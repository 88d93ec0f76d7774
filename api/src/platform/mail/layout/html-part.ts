import { COMPANY } from '@consulting/contracts';
import { escapeMarkup } from '../../../shared/texts/markup.ts';
import type { Fact } from '../mail-queue.ts';
import { isLong, type Letter, type Section, type Stop } from './letter.ts';
import { HAIRLINE, LOOKS, STOPS, STYLE_SHEET } from './looks.ts';
import { MARK } from './mark.ts';

type Look = keyof typeof LOOKS;

/** Keeps the text after the preview out of lists of mails. */
const NO_MORE = '&#8199;&#847;'.repeat(70);
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const inLines = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

/** Returns `class` and `style` of a look, with more of both. */
function looking(look: Look, style = '', className = ''): string {
  const known = LOOKS[look];
  return `class="${`${known.class} ${className}`.trim()}" style="${style && `${style};`}${known.style}"`;
}

const paragraph = (look: Look, margin: string, content: string): string =>
  content && `<p ${looking(look, `margin:${margin}`)}>${content}</p>`;

/** A line of 4 pixels, which fills its cell. */
const line = (look: 'rule' | 'ahead'): string =>
  `height="4" ${looking(look, 'height:4px;font-size:0;line-height:0')}`;

function circle({ state }: Stop): string {
  const { class: name, style } = STOPS[state];
  return `<td width="22" height="22" style="width:22px;height:22px;font-size:0;line-height:0"><div class="${name}" style="width:12px;height:12px;border:5px solid;border-radius:11px;${style};font-size:0;line-height:0">&nbsp;</div></td>`;
}

/** The line up to a stop that is not the first. */
const track = ({ state }: Stop): string =>
  `<td valign="middle"><table ${TABLE} width="100%"><tr><td ${line(state === 'ahead' ? 'ahead' : 'rule')}>&nbsp;</td></tr></table></td>`;

function words({ name, when, state }: Stop, index: number, { length }: Stop[]): string {
  const align = index === 0 ? 'left' : index === length - 1 ? 'right' : 'center';
  return `<td width="${Math.floor(100 / length)}%" align="${align}" valign="top" ${looking('stop', 'padding:8px 0 0')}><span style="font-weight:${state === 'here' ? 700 : 400}">${escapeMarkup(name)}</span><br><span ${looking('when')}>${escapeMarkup(when)}</span></td>`;
}

/** How far the application has come. The words say it too, because some programs draw no circles. */
function progressOf({ stops }: Letter): string {
  if (stops.length === 0) return '';
  const drawn = stops.map((stop, index) => (index === 0 ? '' : track(stop)) + circle(stop)).join('');
  return (
    `<table ${TABLE} width="100%" aria-hidden="true"><tr>${drawn}</tr></table>` +
    `<table ${TABLE} width="100%" style="margin:0 0 36px"><tr>${stops.map(words).join('')}</tr></table>`
  );
}

function rowOf(fact: Fact): string {
  const { label, value } = fact;
  const cell = (look: Look, padding: string, more: string, content: string) =>
    `<td ${more} valign="top" ${looking(look, `padding:${padding};border-bottom:${HAIRLINE}`, 'd-row')}>${content}</td>`;
  const isAlone = label === undefined;
  if (isAlone || isLong(fact)) {
    const above = isAlone ? '' : `<span ${looking('label')}>${escapeMarkup(label)}</span><br>`;
    return `<tr>${cell('value', '10px 0', 'colspan="2"', above + inLines(value))}</tr>`;
  }
  return `<tr>${cell('label', '10px 12px 10px 0', 'width="120"', escapeMarkup(label))}${cell('value', '10px 0', '', escapeMarkup(value))}</tr>`;
}

function factsOf({ facts }: Letter): string {
  if (facts.length === 0) return '';
  return `<table ${TABLE} width="100%" style="margin:28px 0 0"><tr><td colspan="2" ${line('rule')}>&nbsp;</td></tr>${facts.map(rowOf).join('')}</table>`;
}

function sectionOf({ title, entries, more }: Section): string {
  const cell = (content: string) =>
    `<tr><td valign="top" ${looking('value', `padding:12px 0;border-bottom:${HAIRLINE}`, 'd-row')}>${content}</td></tr>`;
  const link = (url: string, text: string, style = '') =>
    `<a href="${escapeMarkup(url)}" ${looking('value', `${style}text-decoration:underline`)}>${escapeMarkup(text)}</a>`;
  const rows = entries.map(({ title: name, line, url }) =>
    cell(
      link(url, name, 'font-weight:700;') +
        (line && `<br><span ${looking('label')}>${escapeMarkup(line)}</span>`),
    ),
  );
  const last = more ? cell(link(more.url, more.label)) : '';
  return `<table ${TABLE} width="100%" style="margin:28px 0 0"><tr><td ${looking('text', 'padding:0 0 8px;font-weight:700')}>${escapeMarkup(title)}</td></tr><tr><td ${line('rule')}>&nbsp;</td></tr>${rows.join('')}${last}</table>`;
}

function buttonOf({ button }: Letter): string {
  if (!button) return '';
  const { label, url, hint, otherwise } = button;
  const look = looking(
    'button',
    'display:inline-block;padding:14px 26px;border-radius:5px;text-decoration:none',
  );
  return (
    `<table ${TABLE} class="wide" style="margin:28px 0 0"><tr><td ${looking('button', 'border-radius:5px', 'wide')}><a href="${escapeMarkup(url)}" ${look}>${escapeMarkup(label)}</a></td></tr></table>` +
    paragraph('hint', '16px 0 0', escapeMarkup(hint)) +
    paragraph('hint', '16px 0 0', `${escapeMarkup(otherwise)}<br>${escapeMarkup(url)}`)
  );
}

function groundOf({ ground, register, links }: Letter): string {
  const anchors = links.map(
    ({ label, url }) => `<a href="${escapeMarkup(url)}" ${looking('link')}>${escapeMarkup(label)}</a>`,
  );
  return (
    paragraph('ground', '0 0 10px', escapeMarkup(ground)) +
    paragraph('ground', '0', [...register.map(escapeMarkup), anchors.join(' &nbsp; ')].join('<br>'))
  );
}

/** Returns the HTML part: the same words, nothing loaded from anywhere; the mark is sent along. */
export function htmlPart(letter: Letter): string {
  const { language, subject, preview, title, paragraphs } = letter;
  const body =
    progressOf(letter) +
    `<h1 ${looking('title', 'margin:0')}>${escapeMarkup(title)}</h1>` +
    paragraphs.map((text) => paragraph('text', '16px 0 0', inLines(text))).join('') +
    factsOf(letter) +
    letter.sections.map(sectionOf).join('') +
    buttonOf(letter);
  return `<!doctype html>
<html lang="${language}" xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escapeMarkup(subject)}</title>
<style>${STYLE_SHEET}</style></head>
<body ${looking('page', 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(preview)}${NO_MORE}</div>
<table ${TABLE} width="100%" bgcolor="#f6f4ef" ${looking('page')}><tr><td class="out" align="center" style="padding:24px 0">
<table ${TABLE} width="600" style="width:100%;max-width:600px">
<tr><td ${looking('head', 'border-radius:8px 8px 0 0;padding:18px 40px', 'pad edge')}><table ${TABLE}><tr><td valign="middle" style="padding:0 11px 0 0"><img src="cid:${MARK.cid}" width="38" height="28" alt="" style="display:block;border:0"></td><td valign="middle" ${looking('head')}>${escapeMarkup(COMPANY.shortName)}</td></tr></table></td></tr>
<tr><td ${looking('card', 'border-radius:0 0 8px 8px;padding:36px 40px', 'pad edge')}>${body}</td></tr>
<tr><td ${looking('page', 'padding:24px 40px 32px', 'pad')}>${groundOf(letter)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
