import type { Sqlite } from '../sqlite.ts';
import type { Store } from '../store.ts';

/** The store that a command reads. `sqlite` is the connection for this turn: it may be another one in the next turn. */
export type Source = { store: Store; readonly sqlite: Sqlite };
