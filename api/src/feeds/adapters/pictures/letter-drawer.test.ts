import { inflateSync } from 'node:zlib';
import type { SharePicture } from '../../domain/pictures/share-picture.ts';
import { LetterDrawer } from './letter-drawer.ts';

const drawer = new LetterDrawer();
const picture: SharePicture = {
  firm: 'Muster Consulting GmbH',
  label: 'Stelle',
  title: 'SAP-Basis für Größe & Maß',
  facts: ['Köln', '60.000 € bis 75.000 € im Jahr'],
};

/** Returns the size of a PNG file and its pixels, row by row, each row after its filter. */
function read(file: Buffer): { width: number; height: number; rows: Buffer } {
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  const data = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), rows };
}
const draw = async (changes: Partial<SharePicture> = {}) =>
  read(await drawer.draw({ ...picture, ...changes }));

it('draws a PNG of the size that previews want, with each of its texts', async () => {
  const { width, height, rows } = await draw();
  expect([width, height, rows.length]).toEqual([1200, 630, 630 * (1 + 1200 * 3)]);
  for (const changes of [{ firm: 'X' }, { label: 'X' }, { title: 'X' }, { facts: ['Köln'] }, { facts: [] }])
    expect((await draw(changes)).rows.equals(rows)).toBe(false);
});

it('leaves out what the fonts lack; a title of other letters alone gives way to the kind', async () => {
  const { rows } = await draw({
    title: '🚀 SAP-Basis für Größe & Maß 東京',
    facts: ['Köln\u200f', ...picture.facts.slice(1)],
  });
  expect(rows.equals((await draw()).rows)).toBe(true);
  const unknown = await draw({ title: '東京' });
  expect(unknown.rows.equals((await draw({ title: '東京', label: 'Project' })).rows)).toBe(false);
});

it('stays within the picture, however long the texts are', async () => {
  const long = 'Donaudampfschifffahrt'.repeat(9);
  const { rows } = await draw({ title: long, firm: long, facts: [long, long] });
  expect(rows.length).toBe(630 * (1 + 1200 * 3));
});

it('has the same name for the same texts alone', async () => {
  const revision = await drawer.revisionOf(picture);
  expect(await drawer.revisionOf({ ...picture })).toBe(revision);
  expect(await drawer.revisionOf({ ...picture, title: 'Other' })).not.toBe(revision);
});
