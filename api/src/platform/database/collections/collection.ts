import { MongooseModule } from '@nestjs/mongoose';
import type { DynamicModule } from '@nestjs/common';
import type { Schema } from 'mongoose';
import type { SignedInCaller } from '../../../shared/caller.ts';

/**
 * Whether backups have a collection:
 * - `always`: they do.
 * - `never`: it is short-lived (sessions, links, counters, leases). A restore signs nobody in.
 * - `internal`: they do, but the program writes it by itself, so that a store with nothing else in it counts as empty.
 */
export type InBackups = 'always' | 'never' | 'internal';

/** Names the account of a user or of an administrator. */
export type AccountId = Pick<SignedInCaller, 'kind' | 'id'>;

/** The documents about somebody with an account. */
export interface PersonalDocuments {
  /** A filter for the documents about the owner of this account, served by an index. */
  of(account: AccountId): Record<string, unknown>;
  /**
   * What happens when the account is erased:
   * - `remove`: the documents are removed, in the same unit of work, without any code of the module.
   * - `module`: its module removes them (a user's in its `AccountListener`), because more goes with them: files, events.
   */
  onErasure: 'remove' | 'module';
  /** The file of the person's export, without `.json`; or why the export has nothing of it. */
  exported: string | { not: string };
}

/** A row of the table "Personal data" in docs/operations.md: what is removed by itself, and when. */
export interface RemovedByItself {
  what: string;
  when: string;
}

/** What is said once about a collection, beside its schema. Everything below is derived from it. */
export interface Collection {
  /** Its name in the store. */
  name: string;
  /** The name of the Mongoose model; the few collections that the driver alone reads and writes have none. */
  model?: string;
  schema?: Schema;
  backups: InBackups;
  /** Whose data it holds; `none` where no document is about a user. */
  personal: PersonalDocuments | 'none';
  /** Why documents may still name the id of a user whose account was erased. */
  keepsIds?: string;
  /** `until-deleted`: until a person deletes it, or an account is erased. */
  kept: 'until-deleted' | readonly RemovedByItself[];
}

const byName = new Map<string, Collection>();
const byModel = new Map<string, Collection>();
let isComplete = false;

/** Declares a collection. The name goes into its schema. Throws when the name or the model is taken. */
export function declareCollection<T>(given: Omit<Collection, 'schema'> & { schema?: Schema<T> }): Collection {
  const collection = given as unknown as Collection;
  const { name, model, schema } = collection;
  if (byName.has(name) || (model !== undefined && byModel.has(model)))
    throw new Error(`The collection ${name} is declared twice`);
  schema?.set('collection', name);
  byName.set(name, collection);
  if (model !== undefined) byModel.set(model, collection);
  return collection;
}

/** For `imports` of a module: the models of its collections. */
export const modelsOf = (...collections: Collection[]): DynamicModule =>
  MongooseModule.forFeature(
    collections.flatMap(({ model, schema }) =>
      model !== undefined && schema !== undefined ? [{ name: model, schema }] : [],
    ),
  );

/** Says that every module is loaded, and with it every declaration: `app.module.ts`. */
export function allDeclared(): void {
  isComplete = true;
}

/** Every collection of the program. Throws in a program that has not loaded `app.module.ts`, and so does not know them all. */
export function allCollections(): readonly Collection[] {
  if (!isComplete) throw new Error('The collections are not known before app.module.ts is loaded');
  return [...byName.values()];
}

/** The declaration of a model. Throws when there is none: such a model has no place in the store. */
export function collectionOf(model: string): Collection {
  const collection = byModel.get(model);
  if (!collection)
    throw new Error(
      `The model ${model} has a schema but no declaration: declare its collection beside the schema (platform/database/collections)`,
    );
  return collection;
}
