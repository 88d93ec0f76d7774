import type { SapService, SapServiceId } from '../service.ts';

export const sapServices: Record<SapServiceId, SapService> = {
  hosting: {
    title: 'SAP-Hosting',
    bullets: [
      'Zwei deutsche Rechenzentren im Abstand von 40 km',
      'HANA-zertifizierte Hardware, exklusiv oder geteilt',
      'Speicher-Snapshots, die mit der Datenbank konsistent sind',
      'Ihr eigenes Netz, Ihre eigenen Firewall-Regeln',
    ],
    description:
      'Ihre Systeme auf unserer Hardware oder auf Ihrer eigenen in unseren Rechenzentren. Die Dimensionierung ist gerechnet, nicht geschätzt, und im zweiten Rechenzentrum proben wir jedes Quartal eine Wiederherstellung.',
  },
  cloud: {
    title: 'SAP in der Cloud',
    bullets: [
      'Azure, AWS oder ein deutscher Anbieter, an Ihren Systemen verglichen',
      'Landing Zone als Code, mit dem Datenschutz abgestimmt',
      'RISE with SAP: was enthalten ist und was bei Ihnen bleibt',
      'Weg zurück offen, bis die Fachbereiche abgenommen haben',
    ],
    description:
      'Wir bringen SAP-Systeme in die Cloud, wo es sich lohnt, und sagen es, wo es sich nicht lohnt. Alles ist als Code beschrieben, der Ihnen gehört. Das macht jeden späteren Umzug viel leichter.',
  },
  hana: {
    title: 'SAP HANA und S/4HANA',
    bullets: [
      'Vorstudie mit einer Analyse Ihrer Eigenentwicklungen',
      'Systemkonvertierung mit SUM und DMO bei kurzer Ausfallzeit',
      'Selektive Datenübernahme bei Ausgliederungen und Fusionen',
      'HANA-Optimierung: Speicher, Partitionen, teure SQL-Anweisungen',
    ],
    description:
      'Von ECC zu S/4HANA in Schritten, die sich proben lassen. Drei Umstellungen Ihrer echten Daten vor der endgültigen, jede mit gemessenen Zeiten. Nach dem Produktivstart bleiben wir für zwei Monatsabschlüsse.',
  },
  remote: {
    title: 'Betrieb aus der Ferne',
    bullets: [
      'Überwachung rund um die Uhr, erste Reaktion durch unser Team',
      'Patches, Kernel und Zertifikate nach Plan',
      'Transporte nach dem Vier-Augen-Prinzip',
      'Jeden Monat ein Bericht von zwei Seiten',
    ],
    description:
      'Wir betreiben Ihre Systeme dort, wo sie stehen, über eine Verbindung, die Sie jederzeit trennen können. Mit personenbezogenen Konten, protokollierten Sitzungen und einem Betriebshandbuch, das Ihnen bleibt.',
  },
  delivery: {
    title: 'Steuerung der Dienstleister',
    bullets: [
      'Eine Person, die für jede Zusage geradesteht',
      'Kennzahlen, die messen, was die Fachbereiche spüren',
      'Besprechungen mit Protokoll: wer macht was bis wann',
      'Mehrere Dienstleister, geführt wie einer',
    ],
    description:
      'Servicezusagen halten nur, wenn die Dienstleister zusammenarbeiten. Unser Servicemanagement koordiniert alle, uns eingeschlossen, und sagt Ihnen, was die Zahlen bedeuten.',
  },
  maintenance: {
    title: 'SAP-Wartung',
    bullets: [
      'Support Packages und Feature Packs, zweimal im Jahr',
      'Gesetzliche Änderungen bei Lohn und Steuern, fristgerecht',
      'Regressionstests, automatisiert, wo es sich lohnt',
      'SAP-Hinweise geprüft und eingespielt, mit Begründung',
    ],
    description:
      'Regelmäßige Wartung kostet weniger als späteres Nachholen. Wir planen das Jahr, testen jede Änderung an Ihren eigenen Fällen und hinterlassen eine Dokumentation, die sich in einer Prüfung nachvollziehen lässt.',
  },
  applications: {
    title: 'Anwendungsbetreuung',
    bullets: [
      'Finanzen, Logistik, Personal und BW über eine Anlaufstelle',
      'Meldungen beantwortet, wer Ihr Customizing kennt',
      'Kleine Änderungen im Rahmen eines Monatsbudgets',
      'Wissen, das in Ihrem System dokumentiert ist',
    ],
    description:
      'Ihre Key-User schreiben eine Meldung, und sie kommt bei einer Fachkraft an, die Ihren Buchungskreis kennt. Was dreimal vorkommt, wird an der Wurzel behoben, und der Bericht zeigt, welche Ursachen noch offen sind.',
  },
  security: {
    title: 'SAP-Sicherheit und Notfallvorsorge',
    bullets: [
      'Rollen, die zur Aufgabe passen, Funktionstrennung geprüft',
      'Härtung nach der SAP Security Baseline, Schnittstellen erfasst',
      'Wiederanlaufzeiten je Prozess vereinbart, nicht je Server',
      'Jedes Jahr eine Notfallübung mit Stoppuhr',
    ],
    description:
      'Zwei Wochen Prüfung, dann zehn Befunde, nach Risiko geordnet. Und für den Notfall: Was muss nach vier Stunden wieder laufen, und was darf zwei Tage dauern? Das klären wir mit Ihren Fachbereichen, bauen, was nötig ist, und proben, bis es sitzt.',
  },
};
