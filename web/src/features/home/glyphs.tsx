/** Decorative drawings of the service cards, 132 x 64. */
const DRAWINGS = {
  sap: (
    <>
      <path d="M2 8H30L54 32H128" stroke="#a7b6c4" strokeWidth="5" />
      <path d="M2 56H30L54 32" stroke="#566b7f" strokeWidth="5" />
      <path d="M2 32H128" stroke="#fff" strokeWidth="5" />
      <rect x="58" y="19" width="18" height="26" rx="9" fill="#0c1a28" stroke="#fff" strokeWidth="4" />
      <circle cx="14" cy="32" r="6" fill="#0c1a28" stroke="#fff" strokeWidth="4" />
      <circle cx="108" cy="32" r="6" fill="#ffc800" stroke="#fff" strokeWidth="4" />
    </>
  ),
  erp: (
    <>
      <path d="M2 44H34M98 44H130" stroke="#a7b6c4" strokeWidth="5" />
      <path d="M34 44V28L50 12H82L98 28V44L90 52H42Z" stroke="#0c1a28" strokeWidth="5" />
      <circle cx="34" cy="44" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="66" cy="12" r="6" fill="#ffc800" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="98" cy="44" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
    </>
  ),
  administration: (
    <>
      <path d="M2 46H130" stroke="#a7b6c4" strokeWidth="5" />
      <path d="M2 46H92" stroke="#0c1a28" strokeWidth="5" />
      <path d="M92 46V18H84l9-10 9 10H92" stroke="#0c1a28" strokeWidth="5" />
      <circle cx="14" cy="46" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="42" cy="46" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="70" cy="46" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="92" cy="46" r="6" fill="#ffc800" stroke="#0c1a28" strokeWidth="4" />
    </>
  ),
  cloud: (
    <>
      <path d="M2 52H130" stroke="#cdd7e0" strokeWidth="5" />
      <path d="M2 52H44L78 18H130" stroke="#0c1a28" strokeWidth="5" />
      <circle cx="20" cy="52" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="61" cy="35" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="104" cy="18" r="6" fill="#ffc800" stroke="#0c1a28" strokeWidth="4" />
    </>
  ),
  training: (
    <>
      <path d="M4 10H46M4 24H46M4 38H46M4 52H46" stroke="#a7b6c4" strokeWidth="5" />
      <path d="M58 31H72l-6-6M72 31l-6 6" stroke="#0c1a28" strokeWidth="4" />
      <path d="M90 10V52M118 10V52" stroke="#0c1a28" strokeWidth="7" />
      <path d="M104 10V52" stroke="#e6b000" strokeWidth="7" />
    </>
  ),
  web: (
    <>
      <path d="M2 32H124M44 32L68 8H124M44 32L68 56H124" stroke="#0c1a28" strokeWidth="5" />
      <circle cx="18" cy="32" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="118" cy="8" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="118" cy="32" r="6" fill="#ffc800" stroke="#0c1a28" strokeWidth="4" />
      <circle cx="118" cy="56" r="6" fill="#fff" stroke="#0c1a28" strokeWidth="4" />
    </>
  ),
};

export function Glyph({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg
      className="glyph"
      viewBox="0 0 132 64"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
