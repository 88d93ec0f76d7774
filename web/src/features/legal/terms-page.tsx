import { terms } from '#legal';
import { LegalPage } from './legal-document.tsx';

export default function TermsPage() {
  return <LegalPage document={terms} path="/terms_and_consition" />;
}
