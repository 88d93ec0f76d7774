/** Everything a service's card and its page say. */
export interface Service {
  /** The address, without the slash. */
  slug: string;
  title: string;
  /** Back of the card: two or three sentences. */
  short: string;
  /** Under the heading of the page. */
  lead: string;
  /** For search engines, at most 160 characters. */
  description: string;
  includes: {
    lead: string;
    items: readonly { title: string; text: string }[];
  };
  way: {
    title: string;
    steps: readonly { title: string; text: string }[];
  };
  questions: readonly { question: string; answer: string }[];
  cta: { title: string; text: string };
}
