import { COMPANY } from '@consulting/contracts';
import { CompanyAddress, CompanyContact } from '../company-address.tsx';
import type { LegalDocument, LegalSection } from '../legal-document.tsx';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'anbieter',
    title: 'Angaben gemäß § 5 DDG',
    content: <CompanyAddress country="Deutschland" />,
  },
  {
    id: 'vertretung',
    title: 'Vertreten durch die Geschäftsführung',
    content: <p>{COMPANY.managingDirectors.join(', ')}</p>,
  },
  {
    id: 'kontakt',
    title: 'Kontakt',
    content: <CompanyContact phone="Telefon" email="E-Mail" />,
  },
  {
    id: 'register',
    title: 'Handelsregister',
    content: (
      <p>
        Registergericht: {COMPANY.registerCourt}
        <br />
        Registernummer: {COMPANY.registerNumber}
      </p>
    ),
  },
  {
    id: 'umsatzsteuer',
    title: 'Umsatzsteuer-Identifikationsnummer',
    content: <p>Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: {COMPANY.vatId}</p>,
  },
  {
    id: 'verantwortlich',
    title: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
    content: (
      <p>
        {COMPANY.managingDirectors[0]}, {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city}
      </p>
    ),
  },
  {
    id: 'streitbeilegung',
    title: 'Streitbeilegung',
    content: (
      <p>
        Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Unser Angebot richtet sich an Unternehmen, an
        Freiberuflerinnen und Freiberufler und an Stellensuchende.
      </p>
    ),
  },
  {
    id: 'inhalte',
    title: 'Haftung für Inhalte',
    content: (
      <p>
        Für eigene Inhalte dieser Seiten sind wir nach den allgemeinen Gesetzen verantwortlich. Projekte,
        Profile und Nachrichten, die Nutzerinnen und Nutzer einstellen, sind fremde Inhalte, die wir nicht
        vorab prüfen. Sobald uns eine konkrete Rechtsverletzung bekannt wird, entfernen wir den Inhalt
        umgehend (§§ 7 bis 10 DDG, Art. 4 bis 6 der Verordnung (EU) 2022/2065).
      </p>
    ),
  },
  {
    id: 'meldestelle',
    title: 'Kontaktstelle nach der Verordnung (EU) 2022/2065',
    content: (
      <p>
        Meldungen rechtswidriger Inhalte und Anfragen von Behörden richten Sie bitte an{' '}
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>, auf Deutsch oder Englisch.
      </p>
    ),
  },
  {
    id: 'links',
    title: 'Haftung für Links',
    content: (
      <p>
        Diese Seiten laden keine Inhalte fremder Anbieter. Für die Inhalte fremder Seiten, auf die wir
        verweisen, sind deren Betreiber verantwortlich. Zum Zeitpunkt der Verlinkung waren keine
        Rechtsverstöße erkennbar.
      </p>
    ),
  },
  {
    id: 'urheberrecht',
    title: 'Urheberrecht',
    content: (
      <p>
        Texte, Grafiken und Quelltexte dieser Seiten sind urheberrechtlich geschützt. Ihre Verwendung über die
        gesetzlichen Schranken hinaus bedarf unserer schriftlichen Zustimmung. SAP, S/4HANA und HANA sind
        Marken der SAP SE; Microsoft und Dynamics 365 sind Marken der Microsoft Corporation; LinkedIn ist eine
        Marke der LinkedIn Corporation.
      </p>
    ),
  },
];

/** German law asks for it; sites in other languages show it as it is. */
export const impressum: LegalDocument = {
  lang: 'de',
  title: 'Impressum',
  status: 'Stand: Mai 2025',
  lead: 'Wer diese Seiten betreibt und wie man uns erreicht.',
  description: `Impressum der ${COMPANY.name}: Anschrift, Geschäftsführung, Kontakt, Handelsregister und Umsatzsteuer-Identifikationsnummer.`,
  contents: 'Inhalt',
  sections: SECTIONS,
};
