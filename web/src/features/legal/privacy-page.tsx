import { privacy } from './en/documents.ts';
import { LegalPage } from './legal-document.tsx';

export default function PrivacyPage() {
  return <LegalPage document={privacy} path="/privacy_policy" />;
}
