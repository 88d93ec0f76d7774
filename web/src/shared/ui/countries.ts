import { t } from '@lingui/core/macro';
const OTHERS = [
  t`Afghanistan, Albania, Algeria, Andorra, Angola, Antigua & Barbuda, Argentina, Armenia, Australia`,
  t`Azerbaijan, Bahamas, Bahrain, Bangladesh, Barbados, Belarus, Belgium, Belize, Benin, Bhutan`,
  t`Bolivia, Bosnia & Herzegovina, Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi, Cambodia`,
  t`Cameroon, Canada, Cape Verde, Central African Republic, Chad, Chile, China, Colombia, Comoros`,
  t`Congo - Brazzaville, Congo - Kinshasa, Costa Rica, Côte d’Ivoire, Croatia, Cuba, Cyprus, Czechia`,
  t`Denmark, Djibouti, Dominica, Dominican Republic, Ecuador, Egypt, El Salvador, Equatorial Guinea`,
  t`Eritrea, Estonia, Eswatini, Ethiopia, Fiji, Finland, France, Gabon, Gambia, Georgia, Ghana, Greece`,
  t`Grenada, Guatemala, Guinea, Guinea-Bissau, Guyana, Haiti, Honduras, Hungary, Iceland, India`,
  t`Indonesia, Iran, Iraq, Ireland, Israel, Italy, Jamaica, Japan, Jordan, Kazakhstan, Kenya, Kiribati`,
  t`Kosovo, Kuwait, Kyrgyzstan, Laos, Latvia, Lebanon, Lesotho, Liberia, Libya, Liechtenstein`,
  t`Lithuania, Luxembourg, Madagascar, Malawi, Malaysia, Maldives, Mali, Malta, Marshall Islands`,
  t`Mauritania, Mauritius, Mexico, Micronesia, Moldova, Monaco, Mongolia, Montenegro, Morocco`,
  t`Mozambique, Myanmar (Burma), Namibia, Nauru, Nepal, Netherlands, New Zealand, Nicaragua, Niger`,
  t`Nigeria, North Korea, North Macedonia, Norway, Oman, Pakistan, Palau, Palestinian Territories`,
  t`Panama, Papua New Guinea, Paraguay, Peru, Philippines, Poland, Portugal, Qatar, Romania, Russia`,
  t`Rwanda, Samoa, San Marino, São Tomé & Príncipe, Saudi Arabia, Senegal, Serbia, Seychelles`,
  t`Sierra Leone, Singapore, Slovakia, Slovenia, Solomon Islands, Somalia, South Africa, South Korea`,
  t`South Sudan, Spain, Sri Lanka, St. Kitts & Nevis, St. Lucia, St. Vincent & Grenadines, Sudan`,
  t`Suriname, Sweden, Syria, Taiwan, Tajikistan, Tanzania, Thailand, Timor-Leste, Togo, Tonga`,
  t`Trinidad & Tobago, Tunisia, Türkiye, Turkmenistan, Tuvalu, Uganda, Ukraine, United Arab Emirates`,
  t`United Kingdom, United States, Uruguay, Uzbekistan, Vanuatu, Vatican City, Venezuela, Vietnam`,
  t`Yemen, Zambia, Zimbabwe`,
].flatMap((line) => line.split(', '));

/** Country names, German-speaking ones first. A fixed list, because server and browser must render the same. */
export const COUNTRIES: readonly string[] = [t`Germany`, t`Austria`, t`Switzerland`, ...OTHERS];
