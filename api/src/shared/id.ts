import { Types } from 'mongoose';

/** Returns a new id: 24 hexadecimal digits, ordered by creation. An entity has it before it is stored. */
export function newId(): string {
  return new Types.ObjectId().toHexString();
}
