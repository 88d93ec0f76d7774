import { impressum, impressumTranslation } from '#legal';
import { LegalPage } from './legal-document.tsx';

export default function ImpressumPage() {
  return <LegalPage document={impressum} translation={impressumTranslation} path="/impressum" />;
}
