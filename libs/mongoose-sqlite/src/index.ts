export { sqliteDriver, type EmbeddedClient } from './driver/driver.ts';
export { holdStore, removeStore, replaceStore } from './store/replace.ts';
export { Snapshot } from './store/snapshot.ts';
