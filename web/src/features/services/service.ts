/** Paths of the service pages, in the order of the cards (the specification, section 2). */
export const SERVICE_SLUGS = [
  'sap-managed-services',
  'sap-hana-training',
  'microsoft-dynamics-365',
  'enterprise-resource-planning',
  'cloud-computing',
  'training',
  'it-consulting',
  'website-development',
] as const;

export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

/**
 * The texts of a service's card and page; each language has a folder with all of them, listed in its `documents.ts`.
 */
export interface Service {
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

/** The SAP services of /sap-services, in the order in which their texts are listed. */
export type SapServiceId =
  | 'hosting'
  | 'cloud'
  | 'hana'
  | 'remote'
  | 'delivery'
  | 'maintenance'
  | 'applications'
  | 'security';

export interface SapService {
  title: string;
  bullets: readonly string[];
  description: string;
}
