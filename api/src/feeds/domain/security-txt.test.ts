import { securityTxt } from './security-txt.ts';

const SITE = 'https://example.test';

describe('security.txt', () => {
  const publisher = { site: SITE, contact: 'office@firm.test', languages: ['en', 'de'] };

  it('says where to report, until when that counts, and where it stands', () => {
    expect(securityTxt(publisher, new Date('2026-05-31T15:30:00.000Z'))).toBe(
      [
        'Contact: mailto:office@firm.test',
        'Expires: 2026-11-27T00:00:00.000Z',
        'Preferred-Languages: en, de',
        'Canonical: https://example.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is the same for a whole day, and another one on the next', () => {
    const at = (time: string) => securityTxt(publisher, new Date(time));
    expect(at('2026-05-31T00:00:00.000Z')).toBe(at('2026-05-31T23:59:59.999Z'));
    expect(at('2026-06-01T00:00:00.000Z')).not.toBe(at('2026-05-31T23:59:59.999Z'));
  });
});
