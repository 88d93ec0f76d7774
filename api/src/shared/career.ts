/** One step of an education; every value is a text, the year too (the specification, section 3). */
export interface Qualification {
  university: string;
  year: string;
  course: string;
}

/** One position held; `from` and `to` are texts. */
export interface Experience {
  company: string;
  role: string;
  from: string;
  to: string;
}

/** Drops entries in which every value is blank: forms always send at least one row (the specification, section 5). */
export function withoutBlankEntries<T extends object>(entries: readonly T[]): T[] {
  return entries.filter((entry) => Object.values(entry).some((value) => String(value ?? '').trim() !== ''));
}
