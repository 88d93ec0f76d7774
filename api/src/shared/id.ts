import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

/** Returns a new id: 24 hexadecimal digits, ordered by creation. An entity has it before it is stored. */
export function newId(): string {
  return new Types.ObjectId().toHexString();
}

/** Returns a new id of the same form that tells neither a time nor an order, for readers who must not know them. */
export function randomId(): string {
  return randomBytes(12).toString('hex');
}
