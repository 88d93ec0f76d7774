/** English names are the stored ones. */
export const NAMES: string | null = null;
