import { hashOfKey, isKeyText, newKeyText, startOf } from './key-text.ts';

it('makes keys that secret scanners know, and no two alike', () => {
  const keys = Array.from({ length: 200 }, newKeyText);
  for (const key of keys) {
    expect(key).toMatch(/^cpk_[0-9A-Za-z]{46}$/);
    expect(isKeyText(key)).toBe(true);
  }
  expect(new Set(keys).size).toBe(200);
  expect(new Set(keys.map(hashOfKey)).size).toBe(200);
});

it('has a checksum that other programs can compute: CRC-32 in base 62, six letters', () => {
  // The CRC-32 of 40 zeros is 0x963fbb8e.
  expect(isKeyText(`cpk_${'0'.repeat(40)}2kaqcA`)).toBe(true);
});

it.each([
  ['', 'nothing'],
  ['cpk_', 'the prefix alone'],
  [newKeyText().slice(0, -1), 'a shorter one'],
  [`${newKeyText()}0`, 'a longer one'],
  [newKeyText().replace('cpk_', 'cpk-'), 'another prefix'],
  [newKeyText().replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'another checksum'],
  [newKeyText().replace(/^cpk_./, (first) => (first.endsWith('a') ? 'cpk_b' : 'cpk_a')), 'a mistyped letter'],
])('%s is none: %s', (text) => {
  expect(isKeyText(text)).toBe(false);
});

it('shows how one begins, and so little that it opens nothing', () => {
  const key = newKeyText();
  expect(startOf(key)).toBe(key.slice(0, 10));
});
