import { extractor as babel } from '@lingui/cli/api';
import type { ExtractorType } from '@lingui/conf';
import ts from 'typescript';
import { PICTURE, textsOfPicture } from './pictures.ts';

const CONTRACTS = /[\\/]libs[\\/]contracts[\\/]src[\\/]/;
/** The tables of the contracts whose values are texts. */
export const TABLES =
  /[\\/]contracts[\\/]src[\\/](?:(?:texts|messages)[\\/](?:(?:news-)?words|texts|(?:\w+-)?messages)|posting-check[\\/]check-texts)\.ts$/;
const SERVER = /[\\/]api[\\/]src[\\/]/;

/** Yields every text of a table, with its key as a hint for translators. */
function* textsOfTable(code: string): Generator<[key: string, text: string, line: number]> {
  const source = ts.createSourceFile('table.ts', code, ts.ScriptTarget.Latest, true);
  const found: ts.PropertyAssignment[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { name, initializer, pos } of found)
    if (ts.isStringLiteralLike(initializer) && (ts.isIdentifier(name) || ts.isStringLiteral(name)))
      yield [name.text, initializer.text, source.getLineAndCharacterOfPosition(pos).line];
}

/**
 * Extracts the texts: those of Lingui's macros and calls with Lingui's own extractor, those of the contracts' tables,
 * and those of SVG files. Server files without a call of `i18n._` are not parsed.
 */
export const extractTexts: ExtractorType = {
  match: (file) => file.endsWith('.svg') || babel.match(file),
  async extract(file, code, onMessage, context) {
    if (file.endsWith('.svg')) {
      for (const text of textsOfPicture(code)) onMessage({ ...text, context: PICTURE, origin: [file, 0] });
      return;
    }
    if (TABLES.test(file)) {
      for (const [key, text, line] of textsOfTable(code))
        onMessage({ id: text, message: undefined, context: undefined, comment: key, origin: [file, line] });
      return;
    }
    if (CONTRACTS.test(file) || (SERVER.test(file) && !code.includes('i18n._('))) return;
    await babel.extract(file, code, onMessage, context);
  },
};
