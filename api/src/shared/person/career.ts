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

/** The same for both lists of a person; lists that are missing stay missing. */
export function withoutBlankRows<T extends { qualification?: Qualification[]; experience?: Experience[] }>(
  details: T,
): T {
  return {
    ...details,
    ...(details.qualification && { qualification: withoutBlankEntries(details.qualification) }),
    ...(details.experience && { experience: withoutBlankEntries(details.experience) }),
  };
}
