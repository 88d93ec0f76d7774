import { NAMES } from '#country-names';
import { LOCALE } from '../../language.ts';

const STORED = `Germany, Austria, Switzerland, Afghanistan, Albania, Algeria, Andorra, Angola, Antigua & Barbuda, Argentina,
Armenia, Australia, Azerbaijan, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize, Benin,
Bhutan, Bolivia, Bosnia & Herzegovina, Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia,
Cameroon, Canada, Cape Verde, Central African Republic, Chad, Chile, China, Colombia, Comoros,
Congo - Brazzaville, Congo - Kinshasa, Costa Rica, Côte d’Ivoire, Croatia, Cuba, Cyprus, Czechia, Denmark,
Djibouti, Dominica, Dominican Republic, Ecuador, Egypt, El Salvador, Equatorial Guinea, Eritrea, Estonia,
Eswatini, Ethiopia, Fiji, Finland, France, Gabon, Gambia, Georgia, Ghana, Greece, Grenada, Guatemala, Guinea,
Guinea-Bissau, Guyana, Haiti, Honduras, Hungary, Iceland, India, Indonesia, Iran, Iraq, Ireland, Israel,
Italy, Jamaica, Japan, Jordan, Kazakhstan, Kenya, Kiribati, Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia,
Lebanon, Lesotho, Liberia, Libya, Liechtenstein, Lithuania, Luxembourg, Madagascar, Malawi, Malaysia,
Maldives, Mali, Malta, Marshall Islands, Mauritania, Mauritius, Mexico, Micronesia, Moldova, Monaco,
Mongolia, Montenegro, Morocco, Mozambique, Myanmar (Burma), Namibia, Nauru, Nepal, Netherlands, New Zealand,
Nicaragua, Niger, Nigeria, North Korea, North Macedonia, Norway, Oman, Pakistan, Palau,
Palestinian Territories, Panama, Papua New Guinea, Paraguay, Peru, Philippines, Poland, Portugal, Qatar,
Romania, Russia, Rwanda, Samoa, San Marino, São Tomé & Príncipe, Saudi Arabia, Senegal, Serbia, Seychelles,
Sierra Leone, Singapore, Slovakia, Slovenia, Solomon Islands, Somalia, South Africa, South Korea,
South Sudan, Spain, Sri Lanka, St. Kitts & Nevis, St. Lucia, St. Vincent & Grenadines, Sudan, Suriname,
Sweden, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Timor-Leste, Togo, Tonga, Trinidad & Tobago, Tunisia,
Türkiye, Turkmenistan, Tuvalu, Uganda, Ukraine, United Arab Emirates, United Kingdom, United States, Uruguay,
Uzbekistan, Vanuatu, Vatican City, Venezuela, Vietnam, Yemen, Zambia, Zimbabwe`;

const GERMAN_SPEAKING = 3;

const listed = (names: string) => names.split(/,\s/);

/**
 * Country names as they are stored, German-speaking ones first. A fixed list, because server and browser must render the
 * same.
 */
export const COUNTRIES: readonly string[] = listed(STORED);

const names = new Map(NAMES === null ? [] : listed(NAMES).map((name, index) => [COUNTRIES[index], name]));

/** The name of a stored country in the language of the page; free text is returned unchanged. */
export const countryName = (stored: string): string => names.get(stored) ?? stored;

const options = COUNTRIES.map((value) => ({ value, label: countryName(value) }));

/** Options of a select: German-speaking countries first, the others in the order of the language. */
export const COUNTRY_OPTIONS: readonly { value: string; label: string }[] = [
  ...options.slice(0, GERMAN_SPEAKING),
  ...options.slice(GERMAN_SPEAKING).sort((one, other) => one.label.localeCompare(other.label, LOCALE)),
];
