import { terms } from './en/documents.ts';
import { LegalPage } from './legal-document.tsx';

export default function TermsPage() {
  return <LegalPage document={terms} path="/terms_and_consition" />;
}
