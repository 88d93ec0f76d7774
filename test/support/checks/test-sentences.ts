import ts from 'typescript';
import { textOf } from './sources.ts';

const GROUP = /^(test\.)?describe$/;
const TEST = /^(it|itOnce|test)(\.serial|\.concurrent)?$/;

/** `it.each(rows)` as `it`; what is called with a title otherwise as it is written, which is neither a group nor a test. */
function nameOf(callee: ts.Expression, source: ts.SourceFile): string {
  if (ts.isCallExpression(callee)) return callee.expression.getText(source).replace(/\.each$/, '');
  if (ts.isTaggedTemplateExpression(callee)) return callee.tag.getText(source).replace(/\.each$/, '');
  return callee.getText(source);
}

/** Returns a title with “…” for each value in it; null for anything but a text. */
function titleOf(node: ts.Node | undefined): string | null {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/**
 * Returns the tests of a file that are run, each as the sentences that name it: its title, and its title after those of
 * one or more of the groups around it, innermost first.
 */
export function testSentences(file: string): string[][] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false, kind);
  const found: string[][] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? titleOf(node.arguments[0]) : null;
    const name = title !== null && ts.isCallExpression(node) ? nameOf(node.expression, source) : '';
    const isGroup = title !== null && GROUP.test(name);
    const inside = isGroup ? [title, ...groups] : groups;
    if (title !== null && TEST.test(name))
      found.push([title, ...groups.map((_, at) => [...groups.slice(0, at + 1).reverse(), title].join(' '))]);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, []);
  return found;
}
