import { t } from '@lingui/core/macro';
import { encode } from 'uqr';

/** White modules around the code, as readers expect. */
const BORDER = 4;

/** Pixels of a module, if there is room: a whole number, so that all have the same size. */
const MODULE = 4;

/** Up to 15 % of it may be covered. */
const LEVEL = { ecc: 'M' } as const; // eslint-disable-line lingui/no-unlocalized-strings -- a level's name

// eslint-disable-next-line lingui/no-unlocalized-strings -- SVG's language
const square = (x: number, y: number) => `M${x} ${y}h1v1h-1z`;

/** A QR code, drawn in the browser, because its content is secret. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ...LEVEL, border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [square(x, y)] : [])));
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      width={size * MODULE}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t`QR code for your authenticator app`}
    >
      <path d={dark.join('')} />
    </svg>
  );
}
