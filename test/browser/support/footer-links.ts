/** The links of every page's footer with their English texts. */
export const FOOTER_LINKS = [
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/b2b', 'B2B'],
  ['/career', 'Careers'],
  ['/freelancer', 'Freelancer'],
  ['/privacy_policy', 'Privacy policy'],
  ['/terms_and_consition', 'General terms'],
  ['/impressum', 'Legal notice'],
  ['/accessibility', 'Accessibility'],
  ['/contact', 'Got a project? Contact us!'],
] as const;
