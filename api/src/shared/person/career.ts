/** One step of an education; every value is a text, including the year (the specification, section 3). */
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

interface Career {
  qualification: Qualification[];
  experience: Experience[];
}

/** Returns both lists of a person field by field. */
export function careerOf(person: Career): Career {
  return {
    qualification: person.qualification.map(({ university, year, course }) => ({ university, year, course })),
    experience: person.experience.map(({ company, role, from, to }) => ({ company, role, from, to })),
  };
}

/** Drops entries with only blank values: forms always send at least one row (the specification, section 5). */
export function withoutBlankEntries<T extends object>(entries: readonly T[]): T[] {
  return entries.filter((entry) => Object.values(entry).some((value) => String(value ?? '').trim() !== ''));
}

/** Does the same for both lists of a person; missing lists stay missing. */
export function withoutBlankRows<T extends { qualification?: Qualification[]; experience?: Experience[] }>(
  details: T,
): T {
  return {
    ...details,
    ...(details.qualification && { qualification: withoutBlankEntries(details.qualification) }),
    ...(details.experience && { experience: withoutBlankEntries(details.experience) }),
  };
}
