export { sqliteDriver, type EmbeddedClient } from './driver/driver.ts';
export { holdStore, removeStore, replaceStore } from './store/files/replace.ts';
export { Snapshot } from './store/files/snapshot.ts';
export { predicateOf, storedForm, type StoredForm } from './query/predicate.ts';
