import { LIMITS } from '@consulting/contracts';
import { aPdf } from '../../../../../../api/src/shared/http/upload/pdf.fixture.ts';
import type { FloodedApp } from './flooded-app.ts';

/** Something that one account, or strangers, may add to the store. */
export interface Item {
  what: string;
  bound: string;
  /** How many there may be, of one day or at a time. */
  most: number;
  stays: string;
  /** How many are made to measure one. */
  made: number;
  /** Prepares, and returns what makes the nth. */
  prepare: (flooded: FloodedApp) => Promise<(n: number) => Promise<unknown>>;
}

export type Prepare = Item['prepare'];

export const LARGEST_PDF = aPdf({ size: LIMITS.fileBytes });
