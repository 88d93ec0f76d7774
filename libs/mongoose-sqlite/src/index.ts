export { sqliteDriver, type EmbeddedClient } from './driver/driver.ts';
