export { sqliteDriver } from './driver/driver.ts';
