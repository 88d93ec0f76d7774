import { type Wish, type WishKind, Wishes } from '../../../api/src/platform/wishes/wishes.ts';

/** A ledger of wishes for suites that never restore. */
export class KeepingWishes extends Wishes {
  readonly noted: string[] = [];
  async note(kind: WishKind, id: string, _owner: Wish['owner'], value: string): Promise<void> {
    this.noted.push(`${kind} ${id} ${value}`);
  }
  fulfilAgainBy(): void {
    // Nothing restores the stores of these suites.
  }
}
