import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Letters } from '../../domain/pictures/lines.ts';

const FILE = join(import.meta.dirname, 'letters.bin');

const STYLES = ['title', 'long', 'text'] as const;
export type StyleName = (typeof STYLES)[number];

/** How far the next letter is, and where its pixels are: left of the pen, above the line, width, height. */
type Measured = [advance: number, left: number, top: number, width: number, height: number];

/** The JSON of the file (`web/scripts/share-letters.mjs`). */
interface Described {
  width: number;
  height: number;
  styles: Record<
    StyleName,
    { size: number; space: number; letters: Record<string, Measured>; pairs: Record<string, number> }
  >;
}

export interface Letter {
  left: number;
  top: number;
  width: number;
  height: number;
  /** A byte a pixel, row by row. */
  coverage: Uint8Array;
}

export interface Style extends Letters {
  size: number;
  /** Returns the letters of a text, each with its distance from the start. */
  placed: (text: string) => { at: number; letter: Letter }[];
}

export interface LetterFile {
  width: number;
  height: number;
  /** RGB. */
  background: Buffer;
  styles: Record<StyleName, Style>;
  /** Another one after a change of the file. */
  revision: string;
}

/** Reads the background and the letters of the pictures: about four megabytes. */
export async function readLetterFile(): Promise<LetterFile> {
  const file = await readFile(FILE);
  const content = await promisify(gunzip)(file);
  const begin = 4 + content.readUInt32BE(0);
  const { width, height, styles } = JSON.parse(content.toString('utf8', 4, begin)) as Described;
  let at = begin + width * height * 3;
  const background = content.subarray(begin, at);
  const read = STYLES.map((name) => {
    const { size, space, letters, pairs } = styles[name];
    const known = new Map<string, Letter & { advance: number }>();
    for (const [letter, [advance, left, top, wide, high]] of Object.entries(letters)) {
      const coverage = content.subarray(at, (at += wide * high));
      known.set(letter, { advance, left, top, width: wide, height: high, coverage });
    }
    return [name, styleOf(size, space, known, new Map(Object.entries(pairs)))] as const;
  });
  return {
    width,
    height,
    background,
    styles: Object.fromEntries(read) as Record<StyleName, Style>,
    revision: createHash('sha1').update(file).digest('base64url'),
  };
}

function styleOf(
  size: number,
  space: number,
  letters: Map<string, Letter & { advance: number }>,
  pairs: Map<string, number>,
): Style {
  const walk = (text: string, see: (at: number, letter: Letter) => void): number => {
    let [at, before] = [0, ''];
    for (const each of text) {
      at += pairs.get(before + each) ?? 0;
      const letter = letters.get(each);
      if (letter) see(at, letter);
      at += letter?.advance ?? space;
      before = each;
    }
    return at;
  };
  return {
    size,
    has: (letter) => letters.has(letter),
    width: (text) => walk(text, () => undefined),
    placed: (text) => {
      const placed: { at: number; letter: Letter }[] = [];
      walk(text, (at, letter) => placed.push({ at, letter }));
      return placed;
    },
  };
}
