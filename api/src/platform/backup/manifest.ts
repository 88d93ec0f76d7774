import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from './operator-error.ts';
import type { EngineName } from './store/store-reader.ts';

/** Raised when an older program could not read what this one writes. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** The checksum in the format of `sha256sum`. */
export const MANIFEST_SUM = 'manifest.json.sha256';
/** One line for each file: its id, its size in bytes, its SHA-256. */
export const FILE_LIST = 'files.txt';
export const FILES = 'files';
export const COLLECTIONS = 'collections';

/** The uncompressed content of a collection's file: BSON documents one after the other, as `mongodump` writes them. */
export interface CollectionPart {
  documents: number;
  bytes: number;
  sha256: string;
}

/** The description of a backup. */
export interface Manifest {
  format: number;
  createdAt: string;
  /** The version of the program that wrote it. */
  program: string;
  engine: EngineName;
  schemaVersion: number;
  collections: Record<string, CollectionPart>;
  /** `sha256` is that of the list; `missing` are files that an entity refers to but the storage does not have. */
  files: { count: number; bytes: number; sha256: string; missing: string[] };
}

export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

export const collectionFile = (name: string): string => `${name}.bson.gz`;

/** Reads the manifest of the backup in `folder`; throws if it is damaged or this program cannot read the backup. */
export function readManifest(folder: string, schemaVersion: number): Manifest {
  const text = read(folder, MANIFEST);
  const [sum] = read(folder, MANIFEST_SUM).split(' ');
  if (sum !== sha256(text)) throw damaged(folder, `${MANIFEST} is not the one that was written`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format > FORMAT)
    throw new OperatorError(
      `${folder} has the format ${manifest.format}, and this program knows formats up to ${FORMAT}: restore it with the version ${manifest.program} of the program or a newer one.`,
    );
  if (manifest.schemaVersion > schemaVersion)
    throw new OperatorError(
      `${folder} is of the schema version ${manifest.schemaVersion}, and this program knows ${schemaVersion}: restore it with the version ${manifest.program} of the program or a newer one.`,
    );
  return manifest;
}

function read(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    throw new OperatorError(`${folder} is no whole backup: it has no readable ${name}.`);
  }
}

export const damaged = (folder: string, what: string): OperatorError =>
  new OperatorError(`The backup in ${folder} is damaged: ${what}. Nothing was changed; take another one.`);
