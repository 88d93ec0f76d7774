import * as group from './group.ts';
import { enterSuite, recordShapes, writeShapes } from '../checks/shapes.ts';

/** Where `npm test` wants to find the shapes of what the tests sent to a store. */
const SHAPES = process.env['SHAPES'];

export function fileOfGroup(file: string, load: () => void): void {
  group.fileOfGroup(file, load, () => enterSuite(file));
}

export function endOfGroup(): void {
  group.endOfGroup();
  if (!SHAPES) return;
  recordShapes();
  afterAll(() => writeShapes(SHAPES));
}
