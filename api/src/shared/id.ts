import { Types } from 'mongoose';

/** A new id, 24 hexadecimal digits, ordered by creation. Made by the application, so that an entity has its id before it is stored. */
export function newId(): string {
  return new Types.ObjectId().toHexString();
}
