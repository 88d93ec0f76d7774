export { sqliteDriver } from './driver/connection.ts';
