import fs from 'node:fs';
import { at, node, tool } from './run.mjs';

const line = (cells) => `| ${cells.join(' | ')} |`;

/** Returns a table in Markdown; the keys of the first row are its head. */
export function tableOf(rows) {
  const head = Object.keys(rows[0]);
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join('\n');
}

/** Writes a note and a table into a document, between `<!-- name -->` and `<!-- /name -->`. */
export async function writeTable(name, note, table, document = 'docs/speed.md') {
  const file = at(document);
  const block = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
  const text = fs
    .readFileSync(file, 'utf8')
    .replace(block, () => `<!-- ${name} -->\n\n${note}\n\n${table}\n\n<!-- /${name} -->`);
  fs.writeFileSync(file, text);
  await node([tool('oxfmt/bin/oxfmt'), file]);
}
