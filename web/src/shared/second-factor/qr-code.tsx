import { t } from '@lingui/core/macro';
import { encode } from 'uqr';

/** Modules of white around it, as readers expect. */
const BORDER = 4;

/** Pixels of a module, where there is room: a whole number, so that all are alike. */
const MODULE = 4;

/** 15 % of it may be hidden. */
const LEVEL = { ecc: 'M' } as const; // eslint-disable-line lingui/no-unlocalized-strings -- a level's name

// eslint-disable-next-line lingui/no-unlocalized-strings -- SVG's language
const square = (x: number, y: number) => `M${x} ${y}h1v1h-1z`;

/** A QR code, drawn here: what it says reaches nobody else. */
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
