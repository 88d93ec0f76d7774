import fs from 'node:fs';
import { parse } from 'yaml';
import { at } from './run.mjs';
import { tableOf } from './speed-document.mjs';

export const PAGE = 'docs/security.md';
/** Has the requirements, one file for each chapter of the standard. */
export const DATA = 'docs/security';
export const STATUSES = ['met', 'partly', 'not met', 'not applicable'];
const HEADING = '## The requirements';

/**
 * Returns the chapters in their order, each as `{ file, chapter, requirements }` with requirements of the fields `id`,
 * `level`, `claim` (what is required, in short), `status` (one of STATUSES), `where` (what meets it, or why nothing has
 * to or does), `tests` (from each file to the sentences of its tests that show it) and `by` (what shows the part that no
 * test can: a document to read, or a duty of operators). `tests` and `by` may be missing.
 */
export function securityChapters() {
  return fs
    .readdirSync(at(DATA))
    .sort()
    .map((file) => ({ file, ...parse(fs.readFileSync(at(DATA, file), 'utf8')) }));
}

const shownBy = ({ tests = {}, by }) =>
  [
    ...Object.entries(tests).map(
      ([file, sentences]) => `\`${file}\` ${sentences.map((sentence) => `“${sentence}”`).join(', ')}`,
    ),
    ...(by ? [by] : []),
  ].join('; ');

const row = (requirement) => ({
  id: requirement.id,
  level: requirement.level,
  requirement: requirement.claim,
  is: requirement.status,
  'where, or why not': requirement.where,
  'shown by': shownBy(requirement),
});

/** Returns the page anew: what is written by hand above the requirements, and the requirements of the chapters. */
export function securityPage(page, chapters) {
  const [byHand] = page.split(new RegExp(`^${HEADING}$`, 'm'));
  const all = chapters.flatMap(({ requirements }) => requirements);
  const [met, partly, not, without] = STATUSES.map(
    (status) => all.filter((requirement) => requirement.status === status).length,
  );
  const counts = `Of ${all.length} requirements ${met} are met, ${partly} partly, ${not} are not, each with the reason, and ${without} concern what the product does not have.`;
  const listed = (title, status) =>
    [
      `${title}:`,
      '',
      ...all.filter((each) => each.status === status).map(({ id, claim }) => `- ${id}: ${claim}`),
    ].join('\n');
  const open = [listed('Not met', 'not met'), listed('Partly met', 'partly')];
  const tables = chapters.map(
    ({ chapter, requirements }) => `### ${chapter}\n\n${tableOf(requirements.map(row))}`,
  );
  return `${[`${byHand}${HEADING}`, counts, ...open, ...tables].join('\n\n')}\n`;
}
