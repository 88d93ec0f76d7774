/** The answer of a change that has nothing else to say. */
export class MessageAnswer {
  /** One sentence fit for a person. */
  message: string;
}
