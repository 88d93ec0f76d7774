/**
 * A collection is declared once, beside its schema. The check at the start, backups, erasure, the table in
 * docs/operations.md and the tests are derived from the declaration.
 */

import { MongooseModule } from '@nestjs/mongoose';
import type { DynamicModule } from '@nestjs/common';
import type { Schema } from 'mongoose';
import type { SignedInCaller } from '../../../shared/caller.ts';

/**
 * Whether backups contain a collection:
 * - `always`: yes.
 * - `never`: no, its data is short-lived (sessions, links, counters, leases). A restore signs nobody in.
 * - `internal`: yes, but only the program writes it: a store with nothing else in it counts as empty.
 */
export type InBackups = 'always' | 'never' | 'internal';

/** Names the account of a user or of an administrator. */
export type AccountId = Pick<SignedInCaller, 'kind' | 'id'>;

/** The personal documents of a collection: those about somebody with an account. */
export interface PersonalDocuments {
  /** Returns a filter for the documents about the owner of this account. An index serves it. */
  of(account: AccountId): Record<string, unknown>;
  /**
   * What happens when the account is erased:
   * - `remove`: the documents are removed in the same unit of work, without any code of the module.
   * - `module`: the module removes them (a user's in its `AccountListener`), together with files or events.
   */
  onErasure: 'remove' | 'module';
  /** The name of the file in the person's export, without `.json`; or why the export leaves the documents out. */
  exported: string | { not: string };
}

/** A row of the table "Personal data" in docs/operations.md: what is removed automatically, and when. */
export interface RemovedByItself {
  what: string;
  when: string;
}

/** The declaration of a collection. */
export interface Collection {
  /** The name in the store. */
  name: string;
  /** The name of the Mongoose model; missing for the few collections that only the driver reads and writes. */
  model?: string;
  schema?: Schema;
  backups: InBackups;
  /** The personal documents; `none` if no document is about a person with an account. */
  personal: PersonalDocuments | 'none';
  /** Why documents may still name the id of a user whose account was erased. */
  keepsIds?: string;
  /** How long documents are kept; `until-deleted`: until a person deletes them, or an account is erased. */
  kept: 'until-deleted' | readonly RemovedByItself[];
}

const byName = new Map<string, Collection>();
const byModel = new Map<string, Collection>();
let isComplete = false;

/** Declares a collection and sets its name in the schema. Throws when the name or the model is already declared. */
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

/** Returns the models of these collections, for the `imports` of a module. */
export const modelsOf = (...collections: Collection[]): DynamicModule =>
  MongooseModule.forFeature(
    collections.flatMap(({ model, schema }) =>
      model !== undefined && schema !== undefined ? [{ name: model, schema }] : [],
    ),
  );

/** Marks the declarations as complete. `app.module.ts` calls it, because it has loaded every module. */
export function allDeclared(): void {
  isComplete = true;
}

/** Returns every collection. Throws in a program that has not loaded `app.module.ts` and so does not know them all. */
export function allCollections(): readonly Collection[] {
  if (!isComplete) throw new Error('The collections are not known before app.module.ts is loaded');
  return [...byName.values()];
}

/** Returns the declaration of a model. Throws when there is none. */
export function collectionOf(model: string): Collection {
  const collection = byModel.get(model);
  if (!collection)
    throw new Error(
      `The model ${model} has a schema but no declaration: declare its collection beside the schema (platform/database/collections)`,
    );
  return collection;
}
