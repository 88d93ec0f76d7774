/** What the reader shares with an entry: computed for this answer, stored nowhere, told to nobody else. */
export class SharedSkillsView {
  /** The skills of the entry that the reader names too, by their names in the reader's language. @example ["ABAP", "RAP"] */
  words: string[];

  /** How many skills the entry names. @example 6 */
  of: number;
}
