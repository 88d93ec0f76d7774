/** The texts of a service's card and page. */
export interface Service {
  /** Path segment of the page. */
  slug: string;
  title: string;
  /** Back of the card, two or three sentences. */
  short: string;
  /** Below the heading of the page. */
  lead: string;
  /** Meta description, at most 160 characters. */
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
