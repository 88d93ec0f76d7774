import { accessibility } from '#legal';
import { ContactForm } from '../../shared/contact/contact-form.tsx';
import { LegalPage } from './legal-document.tsx';

/** Stands for the authority in prerendered pages; the server replaces it with ACCESSIBILITY_AUTHORITY at start. */
const PLACEHOLDER = '__ACCESSIBILITY_AUTHORITY__';

/** The authority of this installation, from the head that the server has filled. */
function authority(): string {
  if (typeof document === 'undefined') return PLACEHOLDER;
  return document.querySelector<HTMLMetaElement>('meta[name="accessibility-authority"]')?.content ?? '';
}

export default function AccessibilityPage() {
  const after = {
    report: <ContactForm kind="barrier" />,
    // The name of a German authority.
    complaint: <p lang="de">{authority()}</p>,
  };
  return <LegalPage document={accessibility} path="/accessibility" after={after} />;
}
