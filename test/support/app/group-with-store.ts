import * as group from './group.ts';
import { enterSuite, recordShapes, writeShapes } from '../checks/shapes.ts';

/** Where `npm test` expects the shapes of the tests' calls to a store. */
const SHAPES = process.env['SHAPES'];

export function fileOfGroup(kind: string, file: string, load: () => void): void {
  group.fileOfGroup(kind, file, load, () => enterSuite(file));
}

export function endOfGroup(): void {
  if (!SHAPES) return;
  recordShapes();
  afterAll(() => writeShapes(SHAPES));
}
