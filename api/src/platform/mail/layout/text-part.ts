import type { Fact } from '../mail-queue.ts';
import { isLong, type Letter, type Section } from './letter.ts';

function lineOf(fact: Fact): string {
  const { label, value } = fact;
  if (label === undefined) return `- ${value}`;
  return isLong(fact) ? `${label}:\n${value}` : `${label}: ${value}`;
}

/** A line for each; long ones stand apart. */
function linesOf(facts: readonly Fact[]): string {
  return facts
    .map((fact, index) => {
      const before = facts[index - 1];
      if (!before) return lineOf(fact);
      return (isLong(before) || isLong(fact) ? '\n\n' : '\n') + lineOf(fact);
    })
    .join('');
}

function sectionLines({ title, entries, more }: Section): string {
  const lines = entries.map(({ title: name, line, url }) =>
    [`- ${name}`, line, url].filter(Boolean).join('\n  '),
  );
  return [`${title}:`, ...lines, ...(more ? [`${more.label}:\n${more.url}`] : [])].join('\n\n');
}

/** Returns the text part, which is complete by itself and has the order of the HTML part. */
export function textPart(letter: Letter): string {
  const { stops, title, paragraphs, facts, sections, button, ground, register, links } = letter;
  const parts = [
    stops.map(({ name, when }) => `${name}: ${when}`).join('\n'),
    title,
    ...paragraphs,
    linesOf(facts),
    ...sections.map(sectionLines),
    button ? `${button.label}:\n${button.url}` : '',
    button?.hint,
    `-- \n${ground}`,
    [...register, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}
