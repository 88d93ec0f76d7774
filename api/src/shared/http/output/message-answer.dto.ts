/** The answer of a change that has nothing else to say. */
export class MessageAnswer {
  /** One sentence that can be shown to a person. */
  message: string;
}
