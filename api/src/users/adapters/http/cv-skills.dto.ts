class SuggestedSkillView {
  /** Its name in the reader's language. @example 'SAP HANA' */
  skill: string;

  /** The line of the CV in which it stands first. @example 'Migration of three systems to HANA' */
  line: string;
}

export class CvSkillsView {
  /** In the order of the CV, at most 50. */
  suggestions: SuggestedSkillView[];

  /** How many pages the CV has. @example 2 */
  pages: number;

  /** How many of them were read, from the first on: at most 30. @example 2 */
  readPages: number;

  /** False where the pages that were read have no text: those of a scan. @example true */
  hasText: boolean;
}
