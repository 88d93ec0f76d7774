import { APPOINTMENT, LIMITS } from '@consulting/contracts';

/** Returns a text of that many characters in short words, no two alike: what takes most room in an index. */
export const longText = (length: number, from = 0): string =>
  Array.from({ length: length / 4 }, (_, at) => (36 * 36 + ((from + at) % 45_000)).toString(36))
    .join(' ')
    .slice(0, length);

const longList = (from: number): string[] =>
  Array.from({ length: LIMITS.listEntries }, (_, at) => longText(LIMITS.name, from + at * 25));

/** A project with all that fits into its fields; another `n`, other words. */
export const largestProject = (n: number) => ({
  title: longText(LIMITS.title, n),
  description: longText(LIMITS.text, n * 1250),
  technologies: longList(n * 1250 + 10_000),
  category: longList(n * 1250 + 20_000),
  location: longText(LIMITS.name, n),
  duration: longText(LIMITS.name),
  workload: longText(LIMITS.name),
});

/** A career with all that fits into its fields. */
const largestCareer = (n: number) => ({
  qualification: JSON.stringify(
    Array.from({ length: LIMITS.listEntries }, (_, at) => ({
      university: longText(LIMITS.title, n + at * 100),
      course: longText(LIMITS.title, n + at * 100 + 5000),
      year: longText(LIMITS.name, at),
    })),
  ),
  experience: JSON.stringify(
    Array.from({ length: LIMITS.listEntries }, (_, at) => ({
      company: longText(LIMITS.title, n + at * 100 + 10_000),
      role: longText(LIMITS.title, n + at * 100 + 20_000),
      ...{ from: longText(LIMITS.name), to: longText(LIMITS.name) },
    })),
  ),
});

export const largestProfile = (n: number) => ({
  skills: longList(n * 1250).join(','),
  ...largestCareer(n),
});

export const largestEmployee = (n: number) => ({
  ...{ name: longText(LIMITS.name, n), email: `jana${n}@firma.example` },
  ...{
    position: longText(LIMITS.title, n),
    rate: longText(LIMITS.title),
    availability: longText(LIMITS.title),
  },
  ...largestProfile(n),
});

export const LONG_REASON = longText(APPOINTMENT.reason);
