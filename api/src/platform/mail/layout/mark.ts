import type { Picture } from '../mailer.ts';

/**
 * The mark, 76 x 56 pixels for 38 x 28, as a PNG because many mail programs show no SVG. White with an edge of ink, so
 * that it can be seen on any ground. Drawn from:
 *
 *     <svg viewBox="-0.9 -0.2 39.8 29.3" fill="none" stroke-linecap="round" stroke-linejoin="round">
 *       <path d="M3 25V5l11 11L25 5v14" stroke="#0c1a28" stroke-width="7"/>
 *       <circle cx="28.5" cy="20.5" r="5.5" stroke="#0c1a28" stroke-width="5.5"/>
 *       <path d="M3 25V5l11 11L25 5v14" stroke="#fff" stroke-width="5"/>
 *       <circle cx="28.5" cy="20.5" r="5.5" fill="#ffc800" stroke="#fff" stroke-width="3.5"/>
 *     </svg>
 */
const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAEwAAAA4CAMAAABg+u7OAAABF1BMVEUAAAAAGBgAGDAAACQADCQAGCQMGCQADBgMGCQMGCQMGCQM',
  'GCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCQMGCRseISoqLTAwMCcqKhgbHgYJDDMzMz///+0',
  'wMAkMDzY2OSQkJwYMDz8/PxIVGAwPEhgYGzY2NhISFRIVFS0tLRUYGw8SFScnKgMGDAMJDC0tMCQnJx4eITk5OT/8MD/5JD/2GD/',
  '2FT/5IT/8LT///z/5Gz/zAD/2Dz//OR4hITAwMz///D/2DD/zBj/8Mzw/PyEkJB4hJD/zCRsbHj/5Hj/2Ej/zAz//Njk5PDw8PD/',
  'zDDMzNhgbGz/8JxUYGAYJDxseHjX7tJvAAAAXXRSTlMADAwMDBgYGCQwPEhUYGx4hJCcqLTAzNjk8Pz/////////////////////',
  '//////////////////////////////////////////////////////////////////+MHbpkAAAC/klEQVR42uXXa1fTMBgH8KAM',
  'um4t7YDR7Q90I845ykSGjjtj46aIqCgXL9//c3i6piXpkl48vvN5mfM/v6XNkzUh5P+pgmEv2MZU5uSzhETJgV9LxVSLJR1dmTCB',
  '5ZVVtwGYKZYVJcuKhFZvrlG/XjRTNBstlkRtRh6pYIUGtZas2Wi9ZMk2LHlm6RWlWTTOoh0sSjMzWKdZNN6i1MNzWUjHBs2gWWh1',
  'udxraOmYShPnRelmJkyuxa2smEyzxWfM/JgyzYrPK/vMJjR70sqBiZrMyoPxmtTKhT1pcisfFmoKKycWaCorC9aNadVYf3Xz9Nnm',
  'm5gmzsvdyjOzHkTNEy3+Z1HWptMwURNqG9jiHtP/FNh6MvZWpbkAl9zq9bx3/kfISMDmVZoLVOLr3m33AKeoxDRL/qTbgCFror6H',
  'mq7EiCWbmwsYROfe2VMtAyUlJtPGlqq9XdQ0JTapBZZyr+zAmVZicY1ZxMKufKEbqKgxUQst4mAvHNs/ODw6HkRf0Va4H2QYr0WW',
  'Gb3/k+FoXKdn0VovJGD+EaU9HjoPLVLFRZC6fD9i9eEqGPnYRCEB8zXvuv/Ji45GBTRZ6nAU1c0J2xDsWKTAokNb2JIlfA5CgxFX',
  'X4KxFXaQUWGkUDbnzFJ0nDSwHYS+8tgt21iYT8YmDhvs5HXDY6Nv47Hv7FSUFaugH4QEa7Q/HrvDUs6ZuUHoXsCC7thDNRdmsl7h',
  'FzN6Zw+s0bJiZTwGoSseOw47u5IL06I+Gz5Z92xog3V2VoxUscZ2wGl8B9CUHTBZc2iEuYPbsTW8pGHPLpJ8WKGGhzB4ORge/Tjj',
  '/jVKOTFiwruT/p89hn8apMgd3T1MJ91QFvFTZrW5+0q0SrQDJ/G6M+ug0ZF9bHRulcLrznU0XUXpdfTiT7or3N9KYBexPuppl8Si',
  'g187HfG7CUNccyxf3K02YsPyy1EVaJ1fcF/0mv63l1d/Tf1ws/f7fL0JoG7PSi/L5SzXakLIlFEJfhy1BXPmH1zqp7SiLjmf/QEP',
  '/0sXtPLKgwAAAABJRU5ErkJggg==',
].join('');

/** The mark as part of a mail. The HTML part shows it by its `cid`, so programs do not list it as an attachment. */
export const MARK: Picture = {
  cid: 'mark@mail',
  filename: 'mark.png',
  contentType: 'image/png',
  contentDisposition: 'inline',
  content: Buffer.from(PNG, 'base64'),
};
