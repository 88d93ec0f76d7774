/** In English they are called what they are stored as. */
export const NAMES: string | null = null;
