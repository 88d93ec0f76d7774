import { rateRead } from './rates.ts';

it.each([
  ['950 EUR per day', 'Read as: €950 a day'],
  ['€950 per day', 'Read as: €950 a day'],
  ['85 €/h', 'Read as: €85 an hour'],
  ['80–95 €/Std.', 'Read as: €80 to €95 an hour'],
  ['80 bis 95 Euro pro Stunde', 'Read as: €80 to €95 an hour'],
  ['ab 900 € / Tag', 'Read as: From €900 a day'],
  ['bis zu 1.050,50 € am Tag', 'Read as: Up to €1,050.50 a day'],
  ['60.000 € im Jahr', 'Read as: €60,000 a year'],
  ['60k per annum', 'Read as: €60,000 a year'],
  ['Tagessatz 1 100 €', 'Read as: €1,100 a day'],
  ['1.234 € pro Tag', '€1,234 or €1.23? Please write 1234 or 1.23.'],
  ['12,345 €/h', '€12,345 or €12.35? Please write 12345 or 12.35.'],
  ['13,90', 'Read as: €13.90'],
  ['by arrangement', ''],
  ['40 h a week, 950 € a day', ''],
  ['950 € remote, 1050 € on site', ''],
  ['95-80 €/h', ''],
  ['', ''],
])('the rate "%s" is read: "%s"', (text, read) => {
  expect(rateRead(text)).toBe(read);
});
