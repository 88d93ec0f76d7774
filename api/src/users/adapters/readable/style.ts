/** The look of the page: readable on a telephone and on paper, in the dark too. */
export const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.75rem; padding-bottom: 0.25rem; border-bottom: 2px solid; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem; padding: 0.2rem 0; }
dt { opacity: 0.75; }
dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
.id { font-size: 0.8125rem; }
article { margin: 0 0 1rem; padding: 0.75rem 1rem; border: 1px solid #8888; border-radius: 0.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { min-width: 5rem; overflow-wrap: break-word; text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid #8888; }
td { white-space: pre-line; }
@media (max-width: 40rem) { dl > div { grid-template-columns: minmax(0, 1fr); } }
@media print { main { max-width: none; padding: 0; } article, tr { break-inside: avoid; } h2 { break-after: avoid; } }
`;
