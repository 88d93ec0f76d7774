import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { OFFERED } from '../../../test/second-factor.ts';
import { QrCode } from './qr-code.tsx';

/** The dark modules of the drawing, in the coordinates of the picture. */
function drawn(): { size: number; dark: Set<string> } {
  const picture = screen.getByRole('img', { name: 'QR code for your authenticator app' });
  const [, , width, height] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect(width).toBe(height);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
  expect(squares.map(([text]) => text).join('')).toBe(path);
  return { size: width ?? 0, dark: new Set(squares.map(([, x, y]) => `${x} ${y}`)) };
}

it.each([
  ['the address of an app', OFFERED.address],
  ['the longest one', `otpauth://totp/Muster:${'a'.repeat(254)}?secret=JBSWY3DPEHPK3PXP`],
])('draws every dark module of %s, within the white border that readers need', (_, text) => {
  render(<QrCode text={text} />);
  const { size, dark } = drawn();
  const { data } = encode(text, { ecc: 'M', border: 0 });
  expect(size).toBe(data.length + 8);
  const expected = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x + 4} ${y + 4}`] : [])),
  );
  expect(dark).toEqual(new Set(expected));
});
