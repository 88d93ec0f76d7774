import { TABLE } from '../../../../shared/http/permissions/table.ts';
import { ACCESS_FLOODS } from './access.floods.ts';
import { floodOf, strangerOf, type Flood, type Table } from './flood.ts';
import { PLACEMENT_FLOODS } from './placement.floods.ts';
import { PUBLIC_FLOODS } from './public.floods.ts';
import { USER_FLOODS } from './user.floods.ts';

const SAID: Table = { ...PUBLIC_FLOODS, ...USER_FLOODS, ...ACCESS_FLOODS, ...PLACEMENT_FLOODS };

/** Operations that strangers may call. */
export const OPEN_OPERATIONS = TABLE.filter((entry) => strangerOf(entry) !== null).map(
  ({ operation }) => operation,
);

/** What the tables say of operations that are none, or not open to strangers. */
export const UNKNOWN = Object.keys(SAID).filter((operation) => !OPEN_OPERATIONS.includes(operation));

/** The floods of all operations that strangers may call. */
export const FLOODS: readonly Flood[] = TABLE.filter((entry) => strangerOf(entry) !== null).flatMap((entry) =>
  [SAID[entry.operation] ?? {}].flat().map((said) => floodOf(entry, said)),
);

export const nameOf = ({ operation, how }: Flood): string =>
  how === undefined ? operation : `${operation}, ${how}`;
