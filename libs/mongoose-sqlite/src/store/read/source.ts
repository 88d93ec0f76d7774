import type { Sqlite } from '../sqlite.ts';
import type { Store } from '../store.ts';

/** Where a command reads: `sqlite` is the connection that sees what it may see, and may be another one in its next turn. */
export type Source = { store: Store; readonly sqlite: Sqlite };
