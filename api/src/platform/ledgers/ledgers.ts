import { ERASURE_KINDS } from '../erasures/erasures.ts';
import { WISH_KINDS } from '../wishes/wishes.ts';

/**
 * What a restore must not undo is noted in a ledger: erasures, and the wishes of people about what they get and who they are. A
 * ledger is a collection of this name, in backups too, and a file in DATA_DIR, which survives the loss of the store.
 */
export const LEDGERS = ['erasures', 'wishes'] as const;
export type LedgerName = (typeof LEDGERS)[number];
export type LedgerCounts = Record<LedgerName, number>;
export const noneOfAny = (): LedgerCounts => ({ erasures: 0, wishes: 0 });

/** What a ledger notes about one thing, under the key `<kind>:<id>`. */
export interface LedgerEntry {
  /** When it was noted last. */
  at: Date;
  /** Of a wish: whose it is, as `<kind>:<id>` of the account, and what is wanted. */
  owner?: string;
  value?: string;
}

/** Entries by their key. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

export const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

const namesByKind = new Map<string, LedgerName>([
  ...ERASURE_KINDS.map((kind) => [kind, 'erasures'] as const),
  ...WISH_KINDS.map((kind) => [kind, 'wishes'] as const),
]);

/** Returns the ledger that has entries with such keys; undefined for a kind that this version does not know. */
export const ledgerOfKey = (key: string): LedgerName | undefined =>
  namesByKind.get(key.slice(0, key.indexOf(':')));

/** Adds entries; of two with the same key the newer one stays. */
export function mergeInto(ledger: Map<string, LedgerEntry>, more: Ledger): void {
  for (const [key, entry] of more) if (isNewer(entry, ledger.get(key))) ledger.set(key, entry);
}

/** Returns whether an entry says more than another one with the same key. */
export const isNewer = (entry: LedgerEntry, than: LedgerEntry | undefined): boolean =>
  !than || than.at < entry.at;
