import { useMemo } from 'react';
import { privacy } from '#legal';
import { withPeriods } from './keep-periods.ts';
import { LegalPage } from './legal-document.tsx';

export default function PrivacyPage() {
  const document = useMemo(() => withPeriods(privacy), []);
  return <LegalPage document={document} path="/privacy_policy" />;
}
