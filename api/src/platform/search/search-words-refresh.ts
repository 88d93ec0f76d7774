import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { SWEEP_EVERY } from '../../shared/time/retention.ts';
import { Instances } from '../database/coordination/instances.ts';
import { type LeaseDocument, Leases } from '../database/coordination/leases.ts';
import { PUBLIC_LISTS, Revisions } from '../revisions/revisions.ts';
import { Scheduled } from '../schedule/scheduled.ts';
import { refreshedWords, searchedModels } from './refreshed-words.ts';
import { WORDS_VERSION } from './search-words.ts';

const STATE = 'search.words-of-store';

interface State extends LeaseDocument {
  /** The version of the words in this store; missing before the first refresh. */
  version?: number;
  /** True when no other version has written words since. */
  isSure?: boolean;
  /** The position of an unfinished refresh. */
  at?: { version: number; model: string; last: mongo.ObjectId } | null;
}

/**
 * Rewrites words of another version of the program while the product serves. Processes of other versions write their
 * words until they end, so it runs once more after the last one has ended.
 */
@Injectable()
export class SearchWordsRefresh implements BeforeApplicationShutdown {
  private isEnding = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly instances: Instances,
    private readonly leases: Leases,
    private readonly revisions: Revisions,
  ) {}

  beforeApplicationShutdown(): void {
    this.isEnding = true;
  }

  @Scheduled('search.refresh', { every: SWEEP_EVERY.minute })
  async refresh(): Promise<void> {
    const { version, isSure, at } = await this.state();
    const others = (await this.instances.wordsVersions()).filter((other) => other !== WORDS_VERSION);
    const isAlone = others.length === 0;
    if (!isAlone && isSure) await this.write({ isSure: false });
    const isDone = version === WORDS_VERSION && (isSure || !isAlone);
    if (isDone || others.some((other) => other > WORDS_VERSION)) return;
    if (await this.refreshAll(at?.version === WORDS_VERSION ? at : null))
      await this.write({ version: WORDS_VERSION, isSure: isAlone, at: null });
  }

  /** Returns false when this process ends first; another one continues from there. */
  private async refreshAll(from: State['at']): Promise<boolean> {
    const models = searchedModels(this.connection).toSorted();
    for (const model of from ? models.slice(models.indexOf(from.model)) : models) {
      const after = model === from?.model ? from.last : null;
      let all = 0;
      for await (const { last, changed } of refreshedWords(this.connection, model, { after })) {
        all += changed;
        if (changed > 0) await this.write({ at: { version: WORDS_VERSION, model, last } });
        if (this.isEnding) return false;
      }
      const { name } = this.connection.model(model).collection;
      const list = PUBLIC_LISTS.find((each) => each === name);
      if (list && all > 0) await this.revisions.bump(list);
    }
    return true;
  }

  private async state(): Promise<Partial<State>> {
    const known = await this.leases.documents.findOne({ _id: STATE });
    if (!known) await this.leases.create(STATE);
    return known ?? {};
  }

  private async write(state: Partial<State>): Promise<void> {
    await this.leases.documents.updateOne({ _id: STATE }, { $set: state });
  }
}
