import type { StoredFile } from '../../../shared/stored-file.ts';
import { dataPage } from './data-page.ts';

it('gives every document a link text of its own, although several have the same name', () => {
  const file = (filename: string): StoredFile => ({
    ...{ key: 'k', filename, size: 1, contentType: 'application/pdf' },
    uploadedAt: new Date(),
  });
  const parts = ['cv', 'application-1', 'application-2'].map((name, index) => ({
    name,
    file: file(index === 0 ? 'Profile.pdf' : 'CV.pdf'),
  }));
  const page = dataPage(parts, 'en', new Date());
  const links = [...page.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, path, text]) => [path, text]);
  expect(links).toEqual([
    ['cv.pdf', 'Profile.pdf'],
    ['application-1.pdf', 'CV.pdf (application-1.pdf)'],
    ['application-2.pdf', 'CV.pdf (application-2.pdf)'],
  ]);
});
